import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevEvent } from 'generator/model/events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type DevChanges, openDevChanges } from '../support/devChanges';
import { packageRoot } from '../support/runTool';
import { startDevServer, type ToolServer } from '../support/toolServer';

const root = join(packageRoot, '.cache/tests/dev');
const content = join(root, 'content');
const page = 'docs/part-1/section-1/page-1';
const config = join(root, 'site.yaml');

/** All tests of this file use one server and its site, which is why they stand together. */
let server: ToolServer;
let changes: DevChanges;

beforeAll(async () => {
  const generator: { generateSite(root: string, routes: number): void } = await import(
    join(packageRoot, 'bench/site/generateSite.mjs')
  );
  generator.generateSite(root, 150);
  server = await startDevServer(root);
});
afterAll(() => server.stop());

beforeEach(async () => {
  changes = await openDevChanges(server.home);
  await changes.next(isFine);
});
afterEach(() => changes.close());

const get = async (path: string) => {
  const response = await fetch(new URL(path, server.home));
  return { status: response.status, text: await response.text() };
};
const file = (path: string, locale = 'en') => join(content, locale, path);
/** Changes a file until the test is over. Returns what was in it. */
function edit(path: string, change: (text: string) => string): string {
  const kept = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, kept));
  writeFileSync(path, change(kept));
  return kept;
}
const errorsOf = ({ problems }: DevEvent) => problems.filter(({ severity }) => severity === 'error');
const isFine = (change: DevEvent) => errorsOf(change).length === 0;

/** Waits until open pages are told of a mistake. One that a half-written file makes may come before it. */
async function told(mistake: RegExp): Promise<void> {
  await changes.next((change) =>
    errorsOf(change).some(({ file: at, line, column, message }) =>
      mistake.test(`${at}:${line}:${column} ${message}`),
    ),
  );
}

/**
 * Looks after each reading that open pages are told of, and no oftener: an address that leads nowhere makes the server
 * compose all that features make of the site.
 */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  do await changes.next();
  while (!(await isSo()));
}
const isThere = async (path: string) => (await get(path)).status === 200;
const isGone = async (path: string) => (await get(path)).status === 404;

test.each([
  ['', 200, 'text/html', /<html lang="en/],
  ['zh/', 200, 'text/html', /<html lang="zh/],
  [page, 200, 'text/html', /<html lang="en/],
  [`${page}.json`, 200, 'application/json', /^\{.*"locale":"en"/],
  [`zh/${page}.json`, 200, 'application/json', /^\{.*"locale":"zh"/],
  [`${page}.md`, 200, 'text/markdown', /^# /m],
  ['search-index/en.json', 200, 'application/json', /^\{/],
  ['nowhere', 404, 'text/html', /<html lang="en.*Page Not Found/s],
  ['zh/nowhere', 404, 'text/html', /<html lang="zh/],
  ['zhuyin', 404, 'text/html', /<html lang="en/],
  ['nowhere.json', 404, 'text/plain', /^Not found$/],
  // No text in any encoding.
  ['%E7', 404, 'text/html', /<html lang="en.*Page Not Found/s],
  ['zh/%E0%A4%A', 404, 'text/html', /<html lang="zh/],
  ['%', 404, 'text/html', /<html lang="en/],
  ['%.json', 404, 'text/plain', /^Not found$/],
])('/%s answers with %s and %s', async (path, status, type, content) => {
  const response = await fetch(new URL(path, server.home));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, `${type}; charset=utf-8`]);
  expect(await response.text()).toMatch(content);
});

test('a saved text is in the page, its document and every open page', async () => {
  edit(file(`${page}.md`), (text) => `${text}\nFreshly saved words.\n`);
  await until(async () => (await get(`${page}.json`)).text.includes('Freshly saved words.'));
  expect((await get(page)).text).toContain('Freshly saved words.');
  expect((await get(`zh/${page}`)).text).not.toContain('Freshly saved words.');
});

test('each reading of the site has a number of its own, by which a page of problems knows that it is old', async () => {
  edit(file(`${page}.md`), (text) => `${text}\nMore words.\n`);
  const first = await changes.next();
  edit(file(`${page}.md`), (text) => `${text}\nAnd more.\n`);
  const second = await changes.next(({ reading }) => reading !== first.reading);
  expect(second.reading).toBeGreaterThan(first.reading);
});

test('a new title is in the sidebar, in lists and in links of other pages', async () => {
  edit(file(`${page}.md`), (text) => text.replace(/^title: .*$/m, 'title: A new name'));
  const documentOf = async (path: string): Promise<{ title: string; sidebar: string }> =>
    JSON.parse((await get(`${path}.json`)).text);
  await expect.poll(() => documentOf(page), { timeout: 20_000 }).toMatchObject({ title: 'A new name' });
  expect((await get((await documentOf(page)).sidebar)).text).toContain('A new name');
  expect((await get('docs/part-1/section-1/page-2.json')).text).toContain('A new name');
});

test('a new file is a page, a renamed one moves, and a deleted one is gone', async () => {
  const first = file('pages/first.md');
  const second = file('pages/second.md');
  writeFileSync(
    first,
    '---\ntitle: A new page\ndescription: It was not there a moment ago.\n---\n\nWords.\n',
  );
  await until(() => isThere('first.json'));
  expect(await get('zh/first')).toMatchObject({ status: 200 });

  renameSync(first, second);
  await until(async () => (await isThere('second')) && (await isGone('first.json')));
  expect((await get('second')).text).toContain('A new page');

  rmSync(second);
  await until(() => isGone('second'));
  expect((await get('second')).text).toContain('Page Not Found');
});

test('a file that others link to may go and come back: its links are mistakes meanwhile', async () => {
  const lost = file('docs/part-1/section-1/page-2.md');
  const kept = readFileSync(lost, 'utf8');
  onTestFinished(() => writeFileSync(lost, kept));
  rmSync(lost);
  await told(/page-2\.md" leads to a file that does not exist/);
  expect(await get(page)).toMatchObject({ status: 200 });
  writeFileSync(lost, kept);
  await changes.next(isFine);
  expect(await get('docs/part-1/section-1/page-2')).toMatchObject({ status: 200 });
});

test('a folder may be renamed and deleted', async () => {
  for (const locale of ['en', 'zh']) {
    mkdirSync(file('pages/box', locale));
    writeFileSync(
      file('pages/box/inside.md', locale),
      '---\ntitle: Inside\ndescription: A page in a folder.\n---\n\nWords.\n',
    );
  }
  await until(() => isThere('zh/box/inside'));

  for (const locale of ['en', 'zh']) renameSync(file('pages/box', locale), file('pages/crate', locale));
  await until(() => isThere('zh/crate/inside'));
  expect(await get('box/inside')).toMatchObject({ status: 404 });

  for (const locale of ['en', 'zh']) rmSync(file('pages/crate', locale), { recursive: true });
  await until(() => isGone('crate/inside'));
  expect(await get(page)).toMatchObject({ status: 200 });
});

test.each([
  [
    'a link that leads nowhere',
    'pages/terms.md',
    (text: string) => `${text}\n[Broken](./nowhere.md)\n`,
    /^content\/en\/pages\/terms\.md:\d+:1 The link "\.\/nowhere\.md" leads to a file that does not exist\./,
  ],
  [
    'front matter that is no YAML',
    'pages/terms.md',
    (text: string) => text.replace('title: ', 'title: "'),
    /^content\/en\/pages\/terms\.md:[23]:\d+ /,
  ],
  [
    'an unknown key',
    'pages/terms.md',
    (text: string) => text.replace('title: ', 'titel: '),
    /^content\/en\/pages\/terms\.md:2:1 .*titel/,
  ],
  [
    'a directive that does not exist',
    'pages/terms.md',
    (text: string) => `${text}\n:::tipp\n\nWords.\n\n:::\n`,
    /^content\/en\/pages\/terms\.md:\d+:1 .*tipp/,
  ],
  [
    'a category that is no YAML',
    'docs/part-1/category.yaml',
    (text: string) => `${text}label: [`,
    /^content\/en\/docs\/part-1\/category\.yaml:\d+:\d+ /,
  ],
  ['tags that are no YAML', 'blog/tags.yaml', () => '\tnews: {', /^content\/en\/blog\/tags\.yaml:1:\d+ /],
])(
  '%s is told with its position, and the site goes on being served until it is mended',
  async (_what, path, change, message) => {
    const kept = edit(file(path), change);
    await told(message);
    expect(await get('docs/part-1/section-1/page-2')).toMatchObject({ status: 200 });
    writeFileSync(file(path), kept);
    await changes.next(isFine);
  },
);

test.each([
  [
    'settings that are no YAML',
    (text: string) => text.replace('title: Bench', "title: 'Bench"),
    /^site\.yaml:\d+:\d+ /,
  ],
  [
    'a setting of the wrong type',
    (text: string) => text.replace('trailingSlash: false', 'trailingSlash: no'),
    /^site\.yaml:3:\d+ /,
  ],
  [
    'a setting that does not exist',
    (text: string) => text.replace('trailingSlash:', 'traillingSlash:'),
    /^site\.yaml:3:\d+ .*traillingSlash/,
  ],
])(
  '%s: told with the position, and the site goes on being served until it is mended',
  async (_what, change, message) => {
    const kept = edit(config, change);
    await told(message);
    expect(await get(page)).toMatchObject({ status: 200 });
    writeFileSync(config, kept);
    await changes.next(isFine);
    expect(await get(page)).toMatchObject({ status: 200 });
  },
);

test('the settings may go and come back', async () => {
  const kept = edit(config, (text) => text);
  rmSync(config);
  await told(/^site\.yaml:1:1 The settings are missing\./);
  expect(await get(page)).toMatchObject({ status: 200 });
  writeFileSync(config, kept);
  await changes.next(isFine);
});

test('a changed setting is a new build', async () => {
  const { build } = JSON.parse((await get(`${page}.json`)).text);
  edit(config, (text) => text.replace('title: Bench', 'title: Other name'));
  const told = await changes.next((change) => change.build !== build);
  expect(isFine(told)).toBe(true);
  expect((await get(page)).text).toContain('Other name</title>');
});

test('the search finds what is saved, and files that an open search goes by stay', async () => {
  const chunks = async (): Promise<string[]> => {
    const directory = JSON.parse((await get('search-index/en.json')).text);
    return directory.chunks.map(([, name]: [string, string]) => `assets/search/${name}`);
  };
  const finds = async (term: string, files: readonly string[]) => {
    const answers = await Promise.all(files.map(get));
    return answers.some(({ status, text }) => status === 200 && term in JSON.parse(text));
  };
  const before = await chunks();
  expect(await finds('palimpsest', before)).toBe(false);
  edit(file(`${page}.md`), (text) => `${text}\nA palimpsest.\n`);
  await until(async () => (await get(`${page}.json`)).text.includes('palimpsest'));
  expect(await finds('palimpsest', await chunks())).toBe(true);
  const kept = await Promise.all(before.map(get));
  expect(kept.every(({ status }) => status === 200)).toBe(true);
});
