import { unzipSync } from 'fflate';
import { parseArt } from 'pixels/parseArt';
import { expect, test } from 'vitest';
import { drawExport } from './drawnFile';

test('a project of an engine lies in a folder of its own, and needs all four directions', () => {
  const palette = { name: 'One', colors: [{ name: 'black', red: 0, green: 0, blue: 0 }] };
  const sides = ['down', 'right', 'up', 'left'];
  const parse = (count: number) =>
    parseArt(
      [
        'size: 2x1',
        'palette: one',
        ...sides.slice(0, count).map((side, index) => `tag: walk_${side} ${index + 1}`),
        'also: /art/hero.godot.zip 1x',
        'also: /art/hero.gamemaker.zip 2x',
        ...sides.flatMap(() => ['frame', '0.', '']),
      ].join('\n'),
      new Map([['one', palette]]),
    );
  expect(parse(3).faults.map(({ line, message }) => [line, message])).toEqual([
    [6, '/art/hero.godot.zip needs an animation for each of four directions'],
    [7, '/art/hero.gamemaker.zip needs an animation for each of four directions'],
  ]);
  const { art, faults } = parse(4);
  expect(faults).toEqual([]);
  if (art === undefined) throw new Error('It cannot be read');
  const [godot, gamemaker] = art.exports.map((entry) => unzipSync(drawExport(entry, art)));
  expect(Object.keys(godot ?? {})).toEqual(
    ['project.godot', 'main.tscn', 'walk.gd', 'hero.tres', 'hero.png'].map((file) => `hero-godot/${file}`),
  );
  // Of 2x1 and enlarged twice; the width stands in the PNG's first chunk.
  const strip = gamemaker?.['hero-gamemaker/walk_up_strip1.png'] ?? new Uint8Array();
  expect([strip[19], strip[23]]).toEqual([4, 2]);
});
