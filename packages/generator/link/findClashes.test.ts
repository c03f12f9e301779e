import { expect, test } from 'vitest';
import { type Claim, findClashes } from './findClashes';

function claim(source: string, ...files: readonly string[]): Claim {
  return { source, files, place: { file: source, line: 1, column: 1 }, remedy: 'Move it.' };
}

function page(source: string, output: string): Claim {
  return claim(source, `${output}.html`, `${output}.json`, `${output}.md`);
}

function clashes(...claims: readonly Claim[]): string[] {
  return findClashes(claims).map(
    ({ claim: { source }, address, other, otherAddress }) =>
      `${source}: ${address} of ${other.source}${otherAddress === undefined ? '' : ` at ${otherAddress}`}`,
  );
}

test('CFG-04: one address for two is found whatever they are', () => {
  const intro = page('intro.md', 'docs/intro');
  expect(clashes(intro, claim('public', 'docs/intro.html'))).toEqual(['public: /docs/intro of intro.md']);
  expect(clashes(intro, claim('public', 'docs/intro/index.html'))).toEqual([
    'public: /docs/intro of intro.md',
  ]);
  expect(clashes(intro, claim('public', 'docs/intro.json'))).toEqual([
    'public: /docs/intro.json of intro.md',
  ]);
  expect(clashes(intro, claim('public', 'docs/intro.md'))).toEqual(['public: /docs/intro.md of intro.md']);
  expect(clashes(intro, page('other.md', 'docs/intro.json'))).toEqual([
    'other.md: /docs/intro.json of intro.md',
  ]);
  expect(clashes(claim('the build', 'robots.txt'), claim('public', 'robots.txt'))).toEqual([
    'public: /robots.txt of the build',
  ]);
});

test('letter case, accents and percent escapes tell nothing apart', () => {
  expect(clashes(page('cup.md', 'docs/cup'), page('Cup.md', 'docs/Cup'))).toEqual([
    'Cup.md: /docs/Cup of cup.md at /docs/cup',
  ]);
  expect(clashes(page('a', 'caf\u00e9'), page('b', 'cafe\u0301'))).toHaveLength(1);
  expect(clashes(page('a', 'docs/cup'), page('b', 'docs/%63up'))).toHaveLength(1);
});

test('a page at index is the page of its folder', () => {
  expect(clashes(page('home.yaml', 'index'), page('index.md', 'Index'))).toHaveLength(1);
  expect(clashes(page('docs', 'docs'), page('index.md', 'docs/index'))).toEqual(['index.md: /docs of docs']);
});

test('a folder that belongs to the build is closed, and one cannot be where a file is', () => {
  const build = claim('the build', 'assets');
  expect(clashes(build, page('a.md', 'assets/a'))).toEqual(['a.md: /assets/a of the build at /assets']);
  expect(clashes(build, page('a.md', 'Assets'))).toHaveLength(1);
  expect(clashes(build, page('a.md', 'assets-2/a'))).toEqual([]);
  expect(clashes(page('a.md', 'docs/a'), page('b.md', 'docs/a.json/b'))).toHaveLength(1);
  expect(clashes(page('b.md', 'docs/a.json/b'), page('a.md', 'docs/a'))).toHaveLength(1);
});

test('a compressed file stands for the one it was made of', () => {
  const packed = { ...claim('public', 'docs/a.html.br'), mustBeFree: ['docs/a.html'] };
  expect(clashes(page('a.md', 'docs/a'), packed)).toEqual(['public: /docs/a of a.md']);
  expect(clashes(packed, { ...claim('public', 'docs/a.html.gz'), mustBeFree: ['docs/a.html'] })).toEqual([]);
});

test('a page below a page, and files of their own, are fine', () => {
  expect(
    clashes(page('a', 'docs'), page('b', 'docs/b'), claim('public', 'docs/b.png'), claim('x', 'b')),
  ).toEqual([]);
});
