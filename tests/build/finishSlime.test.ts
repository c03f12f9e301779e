import { readFileSync } from 'node:fs';
import { parseArt } from 'pixels/parseArt';
import { parseGpl } from 'pixels/parseGpl';
import { expect, test } from 'vitest';
import { colors, durations, firstFrames, ghost } from '../../site/exhibits/finish-slime/frames';

const read = (path: string) => readFileSync(new URL(`../../art/examples/${path}`, import.meta.url), 'utf8');

test('the canvas of the home page has the frames, times and colours of the slime in the art folder', () => {
  const { palette } = parseGpl(read('slime.gpl'));
  const { art } = parseArt(read('slime.art'), new Map([['examples/slime', palette]]));
  expect(art?.frames.map(({ bitmap }) => [...bitmap.pixels])).toEqual([...firstFrames, ghost]);
  expect(art?.frames.map(({ duration }) => duration)).toEqual(durations);
  expect(palette.colors).toEqual(colors);
});
