import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configSchema } from '../model/config/siteConfig';
import { formatProblems } from '../model/problem';
import { parseFile } from './parseFile';
import type { ParseMemory } from './parseMemory';
import { type ParseTexts, readContent } from './readContent';
import { siteFolders } from './siteFolders';

let root: string;
/** The files that were parsed, in the order of the calls. */
let parsed: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  parsed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const parse: ParseTexts = (tasks) => {
  parsed.push(...tasks.map(({ file }) => file));
  return Promise.all(tasks.map(parseFile));
};

function read(memory: ParseMemory = new Map()) {
  const config = configSchema.parse({
    title: 'T',
    url: 'https://example.org',
    blog: {},
    docSets: [{ id: 'docs' }],
  });
  return readContent(siteFolders(root), config, parse, memory, [], false);
}

test('a file that is no text is a problem at its place, and the others are read', async () => {
  write('content/en/blog/tags.yaml', 'news: {}\n');
  write('content/en/blog/authors.yaml', new Uint8Array([0x61, 0x3a, 0x0a, 0x62, 0xff]));
  write('content/en/pages/a.md', new Uint8Array([0xff]));
  const { problems, authors, postTags } = await read();
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/blog/authors.yaml:2:2  error  The file is not valid UTF-8.
        Save it as UTF-8 in your editor (not GBK, Big5 or Latin-1).
    content/en/pages/a.md:1:1  error  The file is not valid UTF-8.
        Save it as UTF-8 in your editor (not GBK, Big5 or Latin-1)."
  `);
  expect(authors.map(({ value }) => value)).toEqual([{}]);
  expect(postTags.map(({ file, value }) => [file, value])).toEqual([
    ['content/en/blog/tags.yaml', { news: {} }],
  ]);
});

test('a text is parsed again only when it has changed, and one that is gone is forgotten', async () => {
  const memory: ParseMemory = new Map();
  write('content/en/pages/a.md', '---\ntitle: A\n---\n');
  write('content/en/blog/2024-06-10-b.md', '---\ntitle: B\n---\n');
  const { pages, posts, docs } = await read(memory);
  expect([pages, posts, docs].map((files) => files.map(({ path }) => path))).toEqual([
    ['pages/a.md'],
    ['blog/2024-06-10-b.md'],
    [],
  ]);
  expect(parsed.sort()).toEqual(['content/en/blog/2024-06-10-b.md', 'content/en/pages/a.md']);

  write('content/en/pages/a.md', '---\ntitle: Another\n---\n');
  rmSync(join(root, 'content/en/blog'), { recursive: true });
  parsed = [];
  const second = await read(memory);
  expect(second.pages.map(({ summary }) => summary.frontMatter.title)).toEqual(['Another']);
  expect(second.posts).toEqual([]);
  expect(parsed).toEqual(['content/en/pages/a.md']);
  expect([...memory.keys()]).toEqual(['content/en/pages/a.md']);
});

test('ways to ask are known by the text beside them, in every kind of folder', async () => {
  write('content/en/docs/a/b.md', '---\ntitle: B\n---\n');
  write('content/en/docs/a/asked.yaml', 'b: [how do I b]\n');
  write('content/en/docs/c.md', '---\ntitle: C\n---\n');
  write('content/en/docs/asked.yaml', 'c: [c please]\n');
  write('content/en/blog/2024-06-10-d.md', '---\ntitle: D\n---\n');
  write('content/en/blog/asked.yaml', '2024-06-10-d: [d, dee]\n');
  write('content/en/pages/e/f.md', '---\ntitle: F\n---\n');
  write('content/en/pages/e/asked.yaml', 'f: [f]\n');
  const { asked, problems } = await read();
  expect(problems).toEqual([]);
  expect(Object.fromEntries(asked)).toEqual({
    'content/en/blog/2024-06-10-d.md': ['d', 'dee'],
    'content/en/docs/a/b.md': ['how do I b'],
    'content/en/docs/c.md': ['c please'],
    'content/en/pages/e/f.md': ['f'],
  });
});

test('ways to ask for what is no text of the folder are a problem at their place', async () => {
  write('content/en/docs/layers.md', '---\ntitle: Layers\n---\n');
  write('content/en/docs/a/layer.md', '---\ntitle: Layer\n---\n');
  write('content/en/docs/asked.yaml', 'layers: [layer]\nlayer: [a layer]\nframes: []\n');
  const { problems } = await read();
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/docs/asked.yaml:2:1  error  "layer" is no text of this folder.
        Did you mean "layers"?
        Name a file that lies beside this one, without its ending .md.
    content/en/docs/asked.yaml:3:9  error  frames must have a phrase, found an empty list
        Ways to ask for the text, as readers type them."
  `);
});
