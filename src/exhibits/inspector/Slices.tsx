import { fill } from '../../model/text';
import type { AsepriteSlice, AsepriteTileset } from '../../pixels/parse/asepriteFile';
import { Section } from './Section';
import { sayName } from './sayName';
import { sayUserData } from './sayUserData';
import type { Words } from './words';

/** The named rectangles of a picture, as they are first. */
export function Slices({
  slices,
  words,
}: {
  readonly slices: readonly AsepriteSlice[];
  readonly words: Words;
}) {
  return (
    <Section
      title={words.slices}
      items={slices}
      words={words}
      show={(slice, index) => (
        <li key={index}>
          <strong>{sayName(slice.name, words)}</strong>
          <span className="tool-facts">{saySlice(slice, words).join(' · ')}</span>
        </li>
      )}
    />
  );
}

function saySlice({ keys, userData }: AsepriteSlice, words: Words): readonly string[] {
  const [first] = keys;
  if (first === undefined) return sayUserData(userData, words);
  const { left, top, width, height, center, pivot } = first;
  return [
    fill(words.box, { left, top, width, height }),
    ...(center === undefined ? [] : [words.nineParts]),
    ...(pivot === undefined ? [] : [fill(words.pivot, { x: pivot.x, y: pivot.y })]),
    ...sayUserData(userData, words),
  ];
}

/** The sets of tiles that tilemaps are laid of. */
export function Tilesets({
  tilesets,
  words,
}: {
  readonly tilesets: readonly AsepriteTileset[];
  readonly words: Words;
}) {
  return (
    <Section
      title={words.tilesets}
      items={tilesets}
      words={words}
      show={({ id, name, tiles, tileWidth, tileHeight, userData }) => (
        <li key={id}>
          <strong>{sayName(name, words)}</strong>
          <span className="tool-facts">
            {[
              fill(words.tiles, { count: tiles, width: tileWidth, height: tileHeight }),
              ...sayUserData(userData, words),
            ].join(' · ')}
          </span>
        </li>
      )}
    />
  );
}
