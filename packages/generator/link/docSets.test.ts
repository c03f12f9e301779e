import { describe, expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';

const threeVersions = `docSets:
  - id: docs
    versions:
      - { name: current, folder: docs-next }
      - { name: '2', folder: docs-2 }
      - { name: '1', folder: docs-1 }
`;
const inEach = { 'en/docs-next/a.md': '', 'en/docs-2/a.md': '', 'en/docs-1/a.md': '' };

describe('versions of a set', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'the newest that is released is the latest',
      threeVersions,
      ['/docs/next unreleased true', '/docs null true', '/docs/1 unmaintained true'],
    ],
    [
      'another may be named the latest',
      `${threeVersions}    latest: current\n`,
      ['/docs null true', '/docs/2 unmaintained true', '/docs/1 unmaintained true'],
    ],
    [
      'path, banner and badge may be chosen',
      threeVersions
        .replace("'1',", "'1', path: old, banner: none, badge: false,")
        .replace('id: docs', 'id: docs\n    path: guide'),
      ['/guide/next unreleased true', '/guide null true', '/guide/old null false'],
    ],
    ['one alone has no badge', 'docSets: [{ id: docs-2 }]\n', ['/docs-2 null false']],
  ])('VER-01: %s', async (_what, settings, expected) => {
    const files = settings.includes('versions') ? inEach : { 'en/docs-2/a.md': '' };
    const { site, said } = await linkTexts(settings, files);
    expect(site.sets[0]?.versions.map(({ base, banner, badge }) => `${base} ${banner} ${badge}`)).toEqual(
      expected,
    );
    expect(said).toEqual([]);
  });

  test('VER-08: a latest version that there is not is told at its key', async () => {
    const { said } = await linkTexts(`${threeVersions}    latest: '3'\n`, inEach);
    expect(said).toEqual(['site.yaml:9:5  error  docSets[0].latest: The doc set "docs" has no version "3".']);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['the doc at the root', { 'en/docs/a.md': '', 'en/docs/b.md': '---\ntitle: B\nslug: /\n---\n' }, '/docs'],
    ['else the first of the sidebar', { 'en/docs/2-a.md': '', 'en/docs/1-b.md': '' }, '/docs/b'],
    ['else any', { 'en/docs/a.md': '---\ntitle: A\nunlisted: true\n---\n' }, '/docs/a'],
  ])('the main doc is %s', async (_which, files, main) => {
    const { site } = await linkTexts('docSets: [{ id: docs }]\n', files);
    expect(site.sets[0]?.latest.main).toBe(main);
  });
});

describe('DOC-04: the address of a doc', () => {
  test.each([
    ['basic/canvas.md', '', '/docs/basic/canvas'],
    ['2-basic/10-canvas.md', '', '/docs/basic/canvas'],
    ['basic/index.md', '', '/docs/basic'],
    ['basic/README.md', '', '/docs/basic'],
    ['basic/basic.md', '', '/docs/basic'],
    ['index.md', '', '/docs'],
    ['basic/canvas.md', 'size', '/docs/basic/size'],
    ['basic/canvas.md', '/size', '/docs/size'],
  ])('%s with the slug "%s" is %s', async (path, slug, route) => {
    const { site } = await linkTexts('docSets: [{ id: docs }]\n', {
      [`en/docs/${path}`]: `---\ntitle: Title\n${slug === '' ? '' : `slug: ${slug}\n`}---\n`,
    });
    expect([...site.pages.keys()]).toEqual([route]);
  });

  test('a slug that repeats where it starts is told with what was meant', async () => {
    const { said } = await linkTexts('docSets: [{ id: docs }]\n', {
      'en/docs/a.md': '---\ntitle: A\nslug: /docs/b\n---\n',
    });
    expect(said).toEqual([
      'content/en/docs/a.md:3:1  error  The slug "/docs/b" starts at /docs already, so the address would be /docs/docs/b.',
    ]);
  });

  test('numbers do not tell two names apart', async () => {
    const { said } = await linkTexts('docSets: [{ id: docs }]\n', {
      'en/docs/1-a.md': '',
      'en/docs/2-a.md': '',
    });
    expect(said[0]).toBe(
      'content/en/docs/2-a.md:1:1  error  The name "a" is taken by content/en/docs/1-a.md.',
    );
  });
});

describe('tags of docs', () => {
  const tagged = (tags: string, more = '') => `---\ntitle: Title\ntags: ${tags}\n${more}---\n`;
  const files = {
    'en/docs/a.md': tagged('[One, two]'),
    'en/docs/b.md': tagged('[one]', 'unlisted: true\n'),
    'en/docs/c.md': tagged('[hidden]', 'unlisted: true\n'),
    'en/docs/tags.yaml': 'one: { label: One }\ntwo: { label: Two }\nhidden: { label: Hidden }\n',
  };

  test.each([
    ['production', ['one: a', 'two: a', 'hidden: c, unlisted']],
    ['development', ['one: a b', 'two: a', 'hidden: c']],
  ] as const)('VIS-02: list what is listed, in %s', async (mode, expected) => {
    const { site, said } = await linkTexts('docSets: [{ id: docs }]\n', files, { mode });
    const tags = site.sets[0]?.latest.tags.map(
      ({ key, pages, unlisted }) =>
        `${key}: ${pages.map(({ id }) => id).join(' ')}${unlisted ? ', unlisted' : ''}`,
    );
    expect(tags).toEqual(expected);
    expect(said).toEqual([]);
    expect(site.pages.has('/docs/tags')).toBe(true);
  });

  test('one that is not declared is told at its place', async () => {
    const { said } = await linkTexts('docSets: [{ id: docs }]\n', {
      ...files,
      'en/docs/d.md': tagged('[one, tow]'),
    });
    expect(said).toEqual(['content/en/docs/d.md:3:13  error  Unknown tag "tow".']);
  });
});
