import { describe, expect, test } from 'vitest';
import {
  cleanPath,
  documentPath,
  findHome,
  hrefOf,
  isSamePath,
  joinRoute,
  kebabCase,
  outputPath,
  slugOfLabel,
  splitNumberPrefix,
} from './address';

describe('the address of a route', () => {
  test.each([
    ['/', 'en', '/', false, '/'],
    ['/', 'zh', '/', false, '/zh/'],
    ['/', 'zh', '/x/', true, '/x/zh/'],
    ['/docs/intro', 'en', '/', false, '/docs/intro'],
    ['/docs/intro', 'zh', '/x/', undefined, '/x/zh/docs/intro'],
    ['/docs/intro', 'en', '/x/', true, '/x/docs/intro/'],
  ])('%s in %s at %s, with a slash: %s', (route, locale, baseUrl, trailingSlash, href) => {
    expect(hrefOf(route, locale, { baseUrl, trailingSlash, defaultLocale: 'en' })).toBe(href);
  });
});

test.each([
  ['/', 'en', 'index'],
  ['/', 'zh', 'zh/index'],
  ['/docs/intro', 'en', 'docs/intro'],
  ['/docs/intro', 'zh', 'zh/docs/intro'],
])('the files of %s in %s lie at %s', (route, locale, path) => {
  expect(outputPath(route, locale, 'en')).toBe(path);
});

test.each([
  [['docs', 'intro'], '/docs/intro'],
  [['/docs/', '/intro/'], '/docs/intro'],
  [['', 'docs', '', 'a'], '/docs/a'],
  [[''], '/'],
  [['/', '/'], '/'],
])('%j joined is %s', (parts, route) => {
  expect(joinRoute(...parts)).toBe(route);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/html', '/docs/html'],
  ['/docs/index.htm', '/docs/index.htm'],
])('RT-03: %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test('paths are the same whatever their case and their ending', () => {
  expect(isSamePath('/Docs/Intro.html', '/docs/intro/')).toBe(true);
  expect(isSamePath('/docs/intro', '/docs/introduction')).toBe(false);
});

describe('of the homes /x/ and /x/zh/', () => {
  const homes = ['/x/', '/x/zh/'];
  test.each([
    ['/x/', '/x/'],
    ['/x', '/x/'],
    ['/x/zhuyin', '/x/'],
    ['/x/zh', '/x/zh/'],
    ['/x/zh/docs', '/x/zh/'],
    ['/y', undefined],
  ])('%s belongs to %s', (path, home) => {
    expect(findHome(path, homes)).toBe(home);
  });
  test.each([
    ['/x/', '/x/index.json'],
    ['/x/zh', '/x/zh/index.json'],
    ['/x/zh/index.html', '/x/zh/index.json'],
    ['/x/docs/intro.html', '/x/docs/intro.json'],
    ['/x/docs/', '/x/docs.json'],
  ])('the document of %s is %s', (path, document) => {
    expect(documentPath(path, homes)).toBe(document);
  });
});

test('the document of the home page at the root is /index.json', () => {
  expect(documentPath('/', ['/', '/zh/'])).toBe('/index.json');
});

test.each([
  ['Purchase & Licensing', 'purchase--licensing'],
  [' New Feature ', 'new-feature'],
  ['snake_case-kept', 'snake_case-kept'],
  ['常见 问题？', '常见-问题'],
])('CAT-01: the label %s is the slug %s', (label, slug) => {
  expect(slugOfLabel(label)).toBe(slug);
});

test.each([
  ['New Feature', 'new-feature'],
  ['newFeature', 'new-feature'],
  ['new_feature', 'new-feature'],
  ['r39Notes', 'r39-notes'],
  [' (aBc) ', 'a-bc'],
  ['更新日志', '更新日志'],
  ['!?', ''],
])('BL-09: %s in kebab case is %s', (label, slug) => {
  expect(kebabCase(label)).toBe(slug);
});

test.each([
  ['01-intro', 'intro', 1],
  ['2. Intro', 'Intro', 2],
  ['3_a', 'a', 3],
  ['10 - ten', 'ten', 10],
  ['intro', 'intro', undefined],
  ['3d', '3d', undefined],
  ['01-', '01-', undefined],
  ['2021-11-x', '2021-11-x', undefined],
  ['7.0-x', '7.0-x', undefined],
])('DOC-04: the file name %s is %s at %s', (written, name, position) => {
  expect(splitNumberPrefix(written)).toEqual({ name, position });
});
