import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/engine/build';
import { siteFolders } from '../../src/engine/load/siteFolders';
import { entriesFolder, openCache } from '../../src/engine/output/cache/diskCache';
import { filesBelow } from '../support/builtSite';
import { fileHashes } from '../support/fileHashes';
import { packageRoot } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const tool = 'tool-of-cache-damage';
const folders = siteFolders(copySite('minimal', 'cacheDamage'));
const ownEntries = join(entriesFolder(folders.cache), tool);
const clientEntries = join(entriesFolder(join(packageRoot, '.cache')), tool);

/** Something for each kind of entry. */
const site = {
  'site.yaml':
    'title: Kept\nurl: https://kept.example\nsharePictures: {}\ndocSets: [{ id: docs, booklet: true }]\nblog: {}\n',
  'content/en/docs/one.md': '---\ntitle: One\n---\n\nA text about **layers** and frames.\n',
  'content/en/docs/two.md': '---\ntitle: Two\n---\n\n- Palettes\n- [One](one.md)\n',
  'content/en/blog/2024-02-03-post.md': '---\ntitle: Post\n---\n\nThe news of the day.\n',
};

const build = (sourceHash = tool) =>
  buildSite({ folders, packageRoot, sourceHash, worker: undefined, today: '2025-01-01' });

let fromNothing: Readonly<Record<string, string>>;
beforeAll(async () => {
  rmSync(clientEntries, { recursive: true, force: true });
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folders.root, file)), { recursive: true });
    writeFileSync(join(folders.root, file), text);
  }
  await build();
  fromNothing = fileHashes(folders.out);
}, 240_000);
afterAll(() => {
  for (const name of [tool, `${tool}-2`])
    rmSync(join(clientEntries, '..', name), { recursive: true, force: true });
});

/** Makes a build ask the cache again for what pages and pictures are made from. */
function removePages(): void {
  for (const file of filesBelow(folders.out))
    if (!file.startsWith('assets/') || file.startsWith('assets/share/')) rmSync(join(folders.out, file));
}

const cutInHalf = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2));
const fillWithZeroes = (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length));
const damages: readonly ((file: string) => void)[] = [
  cutInHalf,
  (file) => truncateSync(file, 0),
  fillWithZeroes,
  // Not random, so that a failure can be repeated.
  (file) =>
    writeFileSync(
      file,
      readFileSync(file).map((byte, index) => (byte * 31 + index * 17 + 7) % 256),
    ),
];

const kinds = ['booklet', 'outputs', 'parsed', 'renderSettings', 'share', 'trees', 'weights'];

describe('a build over a damaged cache gives what a build from nothing gives', () => {
  test('every kind of entry is damaged below', () => {
    expect(readdirSync(ownEntries).sort()).toEqual(kinds);
    expect(readdirSync(clientEntries)).toEqual(['client']);
  });

  test.each(kinds.map((kind, index) => [kind, index] as const))('%s', async (kind, index) => {
    const folder = join(ownEntries, kind);
    const whole = fileHashes(folder);
    // Each kind begins with another damage. The cache's own tests try every damage on any entry.
    for (const [at, name] of readdirSync(folder).entries())
      damages[(index + at) % damages.length]?.(join(folder, name));
    removePages();
    await build();
    expect(fileHashes(folders.out)).toEqual(fromNothing);
    // What was damaged is healed; what the output was like is written down anew each time.
    if (kind !== 'outputs') expect(fileHashes(folder)).toEqual(whole);
  });

  test('client', async () => {
    for (const name of readdirSync(join(clientEntries, 'client')))
      cutInHalf(join(clientEntries, 'client', name));
    await build();
    expect(fileHashes(folders.out)).toEqual(fromNothing);
  });

  test('nothing of another tool is read', async () => {
    const [client, other] = [tool, `${tool}-2`].map((name) => openCache(join(packageRoot, '.cache'), name));
    const key = JSON.stringify(['/', 'production']);
    other?.write('client', key, client?.read('client', key) ?? '');
    await build(`${tool}-2`);
    expect(readdirSync(join(entriesFolder(folders.cache), `${tool}-2`)).sort()).toEqual(kinds);
    expect(fileHashes(folders.out)).toEqual(fromNothing);
  });
});

test('files of the last output that somebody has changed are written anew', async () => {
  await build();
  const [script = ''] = filesBelow(folders.out).filter((file) => /^assets\/client-.*\.js$/.test(file));
  for (const file of ['docs/one/index.html', 'docs/two/index.html.br', 'blog.json', 'docs/two.md', script])
    fillWithZeroes(join(folders.out, file));
  appendFileSync(join(folders.out, 'about/index.html'), ' ');
  await build();
  expect(fileHashes(folders.out)).toEqual(fromNothing);
});
