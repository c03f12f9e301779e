import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LinkedSite } from 'generator/link/link';
import { siteFolders } from 'generator/load/siteFolders';
import { readSite } from 'generator/readSite';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkWords } from '../../site/checks/checkWords';
import { additions, appended, readmeExample } from '../support/additions';
import { packageRoot } from '../support/runTool';
import { specifiedRoutes } from '../support/specifiedRoutes';

const root = join(packageRoot, '.cache/tests/additions');
const folders = {
  ...siteFolders(root),
  config: join(packageRoot, 'site.yaml'),
  art: join(packageRoot, 'art'),
  public: join(packageRoot, 'public'),
};
const example = readmeExample();

describe('the site with one more of everything', () => {
  let loaded: LinkedSite;
  beforeAll(async () => {
    rmSync(root, { recursive: true, force: true });
    cpSync(join(packageRoot, 'content'), folders.content, { recursive: true });
    for (const [path, text] of Object.entries({ ...example, ...additions })) {
      const file = join(folders.content, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    for (const [path, text] of Object.entries(appended)) appendFileSync(join(folders.content, path), text);
    loaded = await readSite(
      { folders, toolVersion: 'any tool', worker: undefined },
      'production',
      '2026-10-02',
    );
  });

  test('README’s example is a page in both languages', () => {
    expect(Object.keys(example)).toHaveLength(2);
    const [original = '', translation] = Object.keys(example);
    expect(translation).toBe(original.replace(/^en/, 'zh'));
    expect(loaded.site.pages.has(original.replace(/^en|\.md$/g, ''))).toBe(true);
  });

  test('nothing is wrong, and nobody needs to be told of what is new', () => {
    expect(loaded.problems).toEqual([]);
  });

  test('RT-01: every route of the specification is still a page', () => {
    expect([...loaded.site.pages.keys()]).toEqual(expect.arrayContaining(specifiedRoutes.all));
  });

  test('each addition has its place', () => {
    expect([...loaded.site.pages.keys()]).toEqual(
      expect.arrayContaining([
        '/docs/category/additions',
        '/docs/additions/first',
        '/docs/additions/second',
        '/docs/second',
        '/docs/tags/stripes',
        '/docs/release-note-ios/r99',
        '/faq/purchase/zebra',
        '/zebras',
        '/blog/zebras',
        '/blog/tags/zebras',
      ]),
    );
  });

  test('README’s example has no fault in its words; its translation only lacks the stamp that README tells of', async () => {
    const files = Object.keys(example).map((path) => `content/${path}`);
    const { content } = loaded.site;
    const docs = content.docs.filter(({ file }) => files.includes(file));
    const site = { ...loaded.site, content: { ...content, docs, posts: [], pages: [] } };
    const problems = await checkWords(site, folders);
    const remedies = problems.filter(({ file }) => files.includes(file)).map(({ remedy }) => remedy);
    const stamp = `\`npm run check -- --stamp ${files[1]}\``;
    expect(remedies).toEqual([`If it is up to date, run ${stamp}.`]);
    expect(readFileSync(join(packageRoot, 'README.md'), 'utf8')).toContain(stamp);
  });
});
