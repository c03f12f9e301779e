import { fill } from '../../model/text';
import type { UserData } from '../../pixels/parse/asepriteFile';
import { shorten } from './sayName';
import type { Words } from './words';

/** What is attached to a part of a file: its text, and how many properties. */
export function sayUserData(userData: UserData | undefined, words: Words): readonly string[] {
  if (userData === undefined) return [];
  const { text, properties } = userData;
  const count = properties.reduce((sum, map) => sum + map.properties.length, 0);
  return [
    ...(text === undefined || text === '' ? [] : [fill(words.quoted, { text: shorten(text) })]),
    ...(count === 0 ? [] : [fill(words.properties, { count })]),
  ];
}
