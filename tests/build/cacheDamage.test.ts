import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../support/builtSite';
import { fileHashes } from '../support/fileHashes';
import { runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('minimal', 'cacheDamage');
const out = join(root, 'out');

/** Something for each kind of entry. */
const site = {
  'site.yaml':
    'title: Kept\nurl: https://kept.example\nsharePictures: {}\ndocSets: [{ id: docs, booklet: true }]\nblog: {}\n',
  'content/en/docs/one.md': '---\ntitle: One\n---\n\nA text about **layers** and frames.\n',
  'content/en/docs/two.md': '---\ntitle: Two\n---\n\n- Palettes\n- [One](one.md)\n',
  'content/en/blog/2024-02-03-post.md': '---\ntitle: Post\n---\n\nThe news of the day.\n',
};

async function build(): Promise<void> {
  const run = await runTool('build', '--root', root, '--out', out);
  if (run.status !== 0) throw new Error(run.stderr);
}

/** The folder of each kind of entry, and the output of a build without any. */
let kinds: readonly string[];
/** The folder of what shares files. */
let packs: string;
let fromNothing: Readonly<Record<string, string>>;
beforeAll(async () => {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await build();
  fromNothing = fileHashes(out);
  const entries = join(root, '.cache/entries');
  const folders = readdirSync(entries).flatMap((tool) =>
    readdirSync(join(entries, tool)).map((kind) => join(entries, tool, kind)),
  );
  kinds = folders.filter((folder) => basename(folder) !== 'packs');
  packs = folders.find((folder) => basename(folder) === 'packs') ?? '';
});

/** Makes a build ask the cache again for what pages and pictures are made from. */
function removePages(): void {
  for (const file of filesBelow(out))
    if (!file.startsWith('assets/') || file.startsWith('assets/share/')) rmSync(join(out, file));
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

test('a build over a damaged cache gives what a build from nothing gives', async () => {
  expect(kinds.length).toBeGreaterThan(4);
  for (const [index, folder] of kinds.entries()) {
    const whole = fileHashes(folder);
    // Each kind begins with another damage. The cache's own tests try every damage on any entry.
    for (const [at, name] of readdirSync(folder).entries())
      damages[(index + at) % damages.length]?.(join(folder, name));
    removePages();
    await build();
    expect(fileHashes(out), folder).toEqual(fromNothing);
    // What was damaged is healed; what the output was like is written down anew each time.
    if (basename(folder) !== 'outputs') expect(fileHashes(folder)).toEqual(whole);
  }
});

test.each(damages)('a build over packs damaged by %o gives the same, and heals them', async (damage) => {
  for (const name of readdirSync(packs)) damage(join(packs, name));
  removePages();
  await build();
  expect(fileHashes(out)).toEqual(fromNothing);
  const healed = readdirSync(packs);
  removePages();
  await build();
  expect(fileHashes(out)).toEqual(fromNothing);
  expect(readdirSync(packs)).toEqual(healed);
});

test('files of the last output that somebody has changed are written anew', async () => {
  const [script = ''] = filesBelow(out).filter((file) => /^assets\/client-.*\.js$/.test(file));
  for (const file of ['docs/one/index.html', 'blog.json', 'docs/two.md', script, `${script}.br`])
    fillWithZeroes(join(out, file));
  appendFileSync(join(out, 'about/index.html'), ' ');
  await build();
  expect(fileHashes(out)).toEqual(fromNothing);
});
