import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAssets } from './assets';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'assets-')));
  for (const file of [
    'public/a.txt',
    'public/x/a.txt',
    'content/en/docs/b.txt',
    'content/zh/docs/c.txt',
    'd.txt',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const made = new Map([['e.txt', { draw: () => new Uint8Array() }]]);
const assetsAt = (baseUrl: string) => openAssets(root, baseUrl, 'en', made);

test.each([
  ['/', '/a.txt', '/a.txt'],
  ['/x/', '/a.txt', '/x/a.txt'],
  ['/x/', '/x/a.txt', '/x/a.txt'],
  ['/', '/x/a.txt', '/x/a.txt'],
  ['/x/', '/e.txt', '/x/e.txt'],
  ['/', '/b.txt', undefined],
  ['/', '/../d.txt', undefined],
])('on a site at %s the address %s leads to %s', async (baseUrl, address, src) => {
  expect(await assetsAt(baseUrl).findPublic(address)).toBe(src);
});

test.each([
  ['./b.txt', 'content/en/docs/b.txt'],
  ['./c.txt', 'content/zh/docs/c.txt'],
  ['../docs/%62.txt', 'content/en/docs/b.txt'],
  ['./missing.txt', undefined],
  ['../../../d.txt', undefined],
  ['/../content/en/docs/b.txt', undefined],
])('beside a translation or its original, %s is %s', async (target, file) => {
  const assets = assetsAt('/x/');
  const located = await assets.locate(target, { locale: 'zh', path: 'docs/page.md' });
  const found = located && (await assets.publish(located));
  expect([...assets.copies.values()]).toEqual(file === undefined ? [] : [join(root, file)]);
  expect([...assets.copies.keys()].map((path) => `/x/${path}`)).toEqual(found === undefined ? [] : [found]);
});

test('the name of a copy changes with its content and holds nothing that an address cannot', async () => {
  const name = 'content/en/docs/100% #1?.txt';
  const nameWith = async (content: string) => {
    writeFileSync(join(root, name), content);
    const assets = assetsAt('/');
    const file = await assets.locate('./100%25 %231%3F.txt', { locale: 'en', path: 'docs/page.md' });
    return file === undefined ? '' : assets.publish(file);
  };
  const [one, other] = [await nameWith('one'), await nameWith('other')];
  expect(one).toMatch(/^\/assets\/files\/100- -1--[0-9a-f]{8}\.txt$/);
  expect(other).not.toBe(one);
});
