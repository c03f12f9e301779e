import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, durations, firstFrames, ghost } from '../../src/exhibits/finish-slime/frames';
import { parseArt } from '../../src/pixels/parseArt';
import { parseGpl } from '../../src/pixels/parseGpl';

const read = (path: string) => readFileSync(new URL(`../../art/examples/${path}`, import.meta.url), 'utf8');

test('the canvas of the home page has the frames, times and colours of the slime in the art folder', () => {
  const { palette } = parseGpl(read('slime.gpl'));
  const { art } = parseArt(read('slime.art'), new Map([['examples/slime', palette]]));
  expect(art?.frames.map(({ bitmap }) => [...bitmap.pixels])).toEqual([...firstFrames, ghost]);
  expect(art?.frames.map(({ duration }) => duration)).toEqual(durations);
  expect(palette.colors).toEqual(colors);
});
