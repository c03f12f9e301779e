import { expect, test } from 'vitest';
import { blobTiles, edgeTiles } from '../edit/autotiles';
import { encodeTileset } from './encodeTileset';

const waysIn = (text: string) =>
  [...text.matchAll(/tileid="(\d+)" wangid="(.*?)"/g)].map(([, , ways]) => ways);

test('sixteen tiles say which sides are filled, clockwise from the top', () => {
  const text = encodeTileset(edgeTiles, { name: 'a "wall" & <more>', image: 'wall.png' }, 16, 8);
  expect(text).toContain('name="a &quot;wall&quot; &amp; &lt;more>" tilewidth="16" tileheight="8"');
  expect(text).toContain('tilecount="16" columns="4"');
  expect(text).toContain('<image source="wall.png" width="64" height="32"/>');
  expect(text).toContain('type="edge"');
  const ways = waysIn(text);
  expect(ways).toHaveLength(16);
  // North and east; south and west.
  expect([ways[3], ways[12]]).toEqual(['1,0,1,0,0,0,0,0', '0,0,0,0,1,0,1,0']);
});

test('of 47 tiles the corners are said as well, and the empty place is none of them', () => {
  const text = encodeTileset(blobTiles, { name: 'blob', image: 'blob.png' }, 6, 6);
  expect(text).toContain('tilecount="48" columns="8"');
  expect(text).toContain('type="mixed"');
  const ways = waysIn(text);
  expect(ways).toHaveLength(47);
  expect(ways[46]).toBe('1,1,1,1,1,1,1,1');
  expect(new Set(ways).size).toBe(47);
});
