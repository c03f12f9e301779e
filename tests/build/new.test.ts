import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot, runTool } from '../support/runTool';

const root = join(packageRoot, '.cache/tests/new');
const files: Readonly<Record<string, string>> = {
  'site.yaml': [
    'title: New',
    'url: https://new.example',
    'locales: { default: en, list: { en: { label: English, htmlLang: en }, zh: { label: 中文, htmlLang: zh-CN } } }',
    'docSets: [{ id: docs }, { id: faq }]',
    'blog: { title: Blog }',
  ].join('\n'),
  'content/en/docs/intro.md': '---\ntitle: Intro\n---\n\nWords.\n',
  'content/en/faq/intro.md': '---\ntitle: Answers\n---\n\nWords.\n',
  'content/en/pages/index.md': '---\ntitle: Home\n---\n\nWords.\n',
  'content/en/blog/2024-01-01-first.md': '---\ntitle: First\n---\n\nWords.\n\n<!-- truncate -->\n',
};
beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files))
    for (const path of new Set([file, file.replace('/en/', '/zh/')])) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const make = (...args: readonly string[]) => runTool('new', ...args, '--root', root);
const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');

const manual = readFileSync(join(packageRoot, 'docs/writing.md'), 'utf8');
const recipes = [...manual.matchAll(/^npm run new -- (.+)$/gm)].map(([, line = '']) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
);

test('each recipe of the manual makes files in both languages that the check finds right, and never twice', async () => {
  expect(recipes.map(([kind]) => kind)).toEqual(['page', 'question', 'category', 'post', 'release']);
  for (const recipe of recipes) {
    const run = await make(...recipe);
    expect(run.stderr).toBe('');
    const written = run.stdout.split('\n').filter((line) => /^content\/.*\.md$/.test(line));
    expect(written.length).toBe(2);
    for (const file of written)
      expect(read(file.replace('content/', ''))).toContain(file.includes('/en/') ? recipe[2] : recipe[3]);
    const again = await make(...recipe);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('Already there: content/en/');
  }
  await runTool('check', '--stamp', '--all', '--root', root);
  const drafts = await runTool('check', '--root', root);
  expect(drafts.stderr).toBe('');
  for (const file of readdirSync(join(root, 'content/en'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md'))
      writeFileSync(join(root, 'content/en', file), read(`en/${file}`).replace('draft: true\n', ''));
  const check = await runTool('check', '--root', root);
  expect(check.status).toBe(0);
  expect(check.stdout).toContain('no errors');
});

test('a page is a draft with its title; a release knows its edition', async () => {
  await make('page', 'docs/layers', 'Layers', '图层');
  await make('release', 'docs/release-note-ios/r52', 'r52: new');
  expect(read('en/docs/layers.md')).toBe('---\ntitle: Layers\ndraft: true\n---\n\n');
  expect(read('zh/docs/layers.md')).toBe('---\ntitle: 图层\n---\n\n');
  expect(read('en/docs/release-note-ios/r52.md')).toBe(
    '---\ntitle: "r52: new"\ndraft: true\nposition: 1.5\nrelease:\n  edition: ios\n  version: r52\n---\n\n',
  );
});

test('a page in new folders brings their categories; a post has the authors and tags to choose from', async () => {
  await make('page', 'docs/far-away/deep/x', 'X', '某');
  expect(read('en/docs/far-away/category.yaml')).toBe('label: Far away\n');
  expect(read('zh/docs/far-away/deep/category.yaml')).toBe('label: Deep\n');
  const again = await make('page', 'docs/far-away/deep/y', 'Y', '另');
  expect(again.stdout).not.toContain('category.yaml');
  writeFileSync(join(root, 'content/en/blog/authors.yaml'), 'ada: { name: Ada }\n');
  const { stdout } = await make('post', 'spring', 'Spring', '春');
  expect(stdout).toContain('Authors: ada. Tags: none yet.');
  const file = stdout.split('\n').find((line) => line.startsWith('content/en/')) ?? '';
  expect(read(file.replace('content/', ''))).toContain('authors: [ada]\ntags: []\n');
  const release = await make('release', 'docs/release-note-ios/r53', 'r53', 'r53');
  expect(release.stdout).toContain('- edition: ios\n  version: r53\n  date: ');
});

test('the row that a release is told holds as it stands; a faulty one is told once, not at each mark of a version', async () => {
  const release = await make('release', 'docs/release-note-ios/r54', 'r54', 'r54');
  const [row = ''] = /^- edition: ios\n(?: .*\n)+/m.exec(release.stdout) ?? [];
  const rows = ['r51', 'r52', 'r53', 'r54'].map((version) => row.replace('r54', version));
  const marked = join(root, 'content/en/docs/marked.md');
  const versions = join(root, 'content/versions.yaml');
  writeFileSync(marked, '---\ntitle: Marked\n---\n\n:since[r54]\n');
  writeFileSync(versions, rows.join(''));
  expect((await runTool('check', '--root', root)).stderr).not.toContain(' error ');
  writeFileSync(versions, rows.join('').replace('area: files', 'area: nowhere'));
  const { stderr } = await runTool('check', '--root', root);
  expect(stderr.match(/^.* error .*$/gm)).toEqual([
    expect.stringMatching(/^content\/versions\.yaml:6:13 {2}error {2}/),
  ]);
  rmSync(versions);
  rmSync(marked);
});

test('what is wrong is said with an example, and nothing is written', async () => {
  for (const [args, message] of [
    [
      ['pge', 'docs/a', 'A'],
      '"pge" is not a kind of content: page, question, category, post, release. Did you mean page?',
    ],
    [['page', 'guide/a', 'A'], '"guide/a" is not a valid path for a page. It begins with docs/ or faq/'],
    [['page', 'docs/Big Name', 'A'], '"docs/Big Name" is not a valid path for a page.'],
    [['page', 'docs/../../a', 'A'], '"docs/../../a" is not a valid path for a page.'],
    [['post', 'a/b', 'A'], '"a/b" is not a valid name for a post'],
    [['release', 'docs/basic/r51', 'A'], '"docs/basic/r51" is not a valid path for a release'],
    [['page'], 'An argument is missing. An example: npm run new -- page'],
  ] as const) {
    const run = await make(...args);
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(2);
  }
});
