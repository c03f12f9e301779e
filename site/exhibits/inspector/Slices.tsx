import { fill } from 'generator/model/text';
import type { AsepriteSlice, AsepriteTileset } from 'pixels/parse/asepriteFile';
import { formatName } from './formatName';
import { formatUserData } from './formatUserData';
import { Section } from './Section';
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
          <strong>{formatName(slice.name, words)}</strong>
          <span className="tool-facts">{saySlice(slice, words).join(' · ')}</span>
        </li>
      )}
    />
  );
}

function saySlice({ keys, userData }: AsepriteSlice, words: Words): readonly string[] {
  const [first] = keys;
  if (first === undefined) return formatUserData(userData, words);
  const { left, top, width, height, center, pivot } = first;
  return [
    fill(words.box, { left, top, width, height }),
    ...(center === undefined ? [] : [words.nineParts]),
    ...(pivot === undefined ? [] : [fill(words.pivot, { x: pivot.x, y: pivot.y })]),
    ...formatUserData(userData, words),
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
          <strong>{formatName(name, words)}</strong>
          <span className="tool-facts">
            {[
              fill(words.tiles, { count: tiles, width: tileWidth, height: tileHeight }),
              ...formatUserData(userData, words),
            ].join(' · ')}
          </span>
        </li>
      )}
    />
  );
}
