import { fill } from 'generator/model/text';
import type { UserData } from 'pixels/parse/asepriteFile';
import { shorten } from './formatName';
import type { Words } from './words';

/** The user data of a part of a file in words: its text, and how many properties. */
export function formatUserData(userData: UserData | undefined, words: Words): readonly string[] {
  if (userData === undefined) return [];
  const { text, properties } = userData;
  const count = properties.reduce((sum, map) => sum + map.properties.length, 0);
  return [
    ...(text === undefined || text === '' ? [] : [fill(words.quoted, { text: shorten(text) })]),
    ...(count === 0 ? [] : [fill(words.properties, { count })]),
  ];
}
