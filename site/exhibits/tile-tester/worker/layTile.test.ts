import { crop } from 'pixels/edit/area';
import { drawNoise } from 'pixels/testing/drawPicture';
import { expect, test } from 'vitest';
import { layMarkedTile, layTile } from './layTile';

const tile = drawNoise(6, 4, 1);
const none = { across: [], down: [] };

test('rule 2: three copies by three, moved by half where bricks are wanted; the half shows one tile', () => {
  const laid = layTile(tile, 'repeated');
  expect(laid).toMatchObject({ width: 18, height: 12 });
  expect(crop(laid, { left: 6, top: 4, width: 6, height: 4 })).toEqual(tile);
  const bricks = layTile(tile, 'bricks');
  expect(crop(bricks, { left: 3, top: 4, width: 6, height: 4 })).toEqual(tile);
  expect(layTile(tile, 'half')).toMatchObject({ width: 6, height: 4 });
});

test('rule 2: a tile that is large is repeated less often', () => {
  expect(layTile(drawNoise(2000, 3, 1), 'repeated')).toMatchObject({ width: 4000, height: 6 });
  expect(layTile(drawNoise(5000, 3, 1), 'repeated')).toMatchObject({ width: 5000, height: 3 });
});

test('rule 3: marks stand at the edges of the tile that is repeated, and change nothing else', () => {
  expect(layMarkedTile(tile, 'repeated', none)).toEqual(tile);
  expect(layMarkedTile(tile, 'half', none)).toEqual(layTile(tile, 'half'));
  const marked = layMarkedTile(tile, 'repeated', { across: [2], down: [] });
  const changed = [...marked.data].flatMap((value, at) => (value === tile.data[at] ? [] : [at >> 2]));
  expect([...new Set(changed.map((at) => `${at % 6} ${Math.floor(at / 6)}`))]).toEqual(['0 2']);
  expect(layMarkedTile(tile, 'bricks', { across: [], down: [1] })).toEqual(tile);
});
