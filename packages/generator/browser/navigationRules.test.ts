import { expect, test } from 'vitest';
import type { PageDocument } from '../model/document';
import {
  type Here,
  isPrefetched,
  isSitePage,
  type NavigationStart,
  planArrival,
  planNavigation,
} from './navigationRules';

const origin = 'https://site.test';
const layout = {
  locale: 'en',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en-US', direction: 'ltr', home: '/x/', words: '' },
    { code: 'zh', label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr', home: '/x/zh/', words: '' },
  ],
} as const;
const at = (address: string) => new URL(address, `${origin}/x/docs/intro`);
const here = (address: string | undefined): Here => {
  const shown = address === undefined ? undefined : at(address);
  return { origin, hash: shown?.hash ?? '', shown };
};
const click: NavigationStart = {
  canIntercept: true,
  downloadRequest: null,
  formData: null,
  hashChange: false,
  navigationType: 'push',
};
const plan = (
  address: string,
  start: Partial<NavigationStart> = {},
  from: string | undefined = '/x/docs/intro',
) => planNavigation({ ...click, ...start }, at(address), here(from), layout);

test('pages of the site in the language being read are its own [GO-13]', () => {
  const own = ['/x', '/x/', '/x/docs/intro', '/x/docs/intro.html', '/x/zhu', '/x/docs/1.2', '#words', '?q=1'];
  const others = [
    '/',
    '/y',
    '/x/zh',
    '/x/zh/docs/intro',
    '/x/feed.xml',
    '/x/a.PNG',
    'https://other.test/x/docs',
  ];
  expect(own.filter((address) => !isSitePage(at(address), origin, layout))).toEqual([]);
  expect(others.filter((address) => isSitePage(at(address), origin, layout))).toEqual([]);
});

test('a plain click on a page of the site is taken over [GO-13]', () => {
  expect(plan('/x/docs/elements')).toEqual({
    kind: 'visit',
    isWithinPage: false,
    isScrolledByBrowser: true,
    isFocusReset: true,
  });
});

test.each<[string, string, Partial<NavigationStart>]>([
  ['another language', '/x/zh/docs/intro', {}],
  ['a file', '/x/feed.xml', {}],
  ['a download', '/x/docs/elements', { downloadRequest: '' }],
  ['a form that is sent', '/x/docs/elements', { formData: {} }],
  ['a reload', '/x/docs/elements', { navigationType: 'reload' }],
  ['what it does not let pages take over', '/x/docs/elements', { canIntercept: false }],
  ['a hash of the same page', '/x/docs/intro#words', { hashChange: true }],
])('the browser keeps %s [GO-13]', (_, address, start) => {
  expect(plan(address, start)).toEqual({ kind: 'browser' });
});

test('a hash leads to a page that is not seen yet, though the address has it already [GO-08]', () => {
  const failed = planNavigation(
    { ...click, hashChange: true },
    at('/x/docs/intro#words'),
    here(undefined),
    layout,
  );
  expect(failed).toEqual({
    kind: 'visit',
    isWithinPage: false,
    isScrolledByBrowser: false,
    isFocusReset: false,
  });
});

test('the page stays where it is when only the query changes, but not on the way back [GO-03, GO-04]', () => {
  expect(plan('?q=1')).toEqual({ kind: 'stay' });
  expect(plan('/x/docs/intro/?q=1')).toEqual({ kind: 'stay' });
  expect(plan('?q=1', { navigationType: 'traverse' }).kind).toBe('visit');
  expect(plan('?q=1#words').kind).toBe('visit');
  expect(plan('/x/docs/intro')).toMatchObject({ kind: 'visit', isWithinPage: true });
});

test('the site scrolls to the hash of a new page, and the browser everywhere else [GO-03, GO-04]', () => {
  const byBrowser = (address: string, start: Partial<NavigationStart> = {}) =>
    plan(address, start, '/x/docs/elements');
  expect(byBrowser('/x/docs/intro#words')).toMatchObject({ isScrolledByBrowser: false });
  expect(byBrowser('/x/docs/intro')).toMatchObject({ isScrolledByBrowser: true });
  expect(byBrowser('/x/docs/intro#words', { navigationType: 'traverse' })).toMatchObject({
    isScrolledByBrowser: true,
  });
});

test('the focus goes to the top of a new page, to no hash, and stays on the way back [LAY-03]', () => {
  const isFocusReset = (address: string, start: Partial<NavigationStart> = {}) =>
    plan(address, start, '/x/docs/elements');
  expect(isFocusReset('/x/docs/intro')).toMatchObject({ isFocusReset: true });
  expect(isFocusReset('/x/docs/intro#words')).toMatchObject({ isFocusReset: false });
  expect(isFocusReset('/x/docs/intro', { navigationType: 'traverse' })).toMatchObject({
    isFocusReset: false,
  });
});

test('pages behind plain links are fetched ahead, but not the one that is open [GO-10, GO-11]', () => {
  const isFetched = (address: string, link: { target?: string; isDownload?: boolean } = {}) =>
    isPrefetched(
      { href: at(address).href, target: '', isDownload: false, ...link },
      at('/x/docs/intro'),
      layout,
    );
  expect(isFetched('/x/docs/elements#words')).toBe(true);
  expect(isFetched('/x/docs/elements', { target: '_blank' })).toBe(false);
  expect(isFetched('/x/docs/elements', { isDownload: true })).toBe(false);
  expect(isFetched('#words')).toBe(false);
  expect(isFetched('/x/zh/docs/intro')).toBe(false);
  expect(isFetched('/x/feed.xml')).toBe(false);
});

const document = (body: object): PageDocument =>
  ({
    build: 'a',
    locale: 'en',
    route: '/',
    title: '',
    description: '',
    alternates: {},
    layout: '',
    ...body,
  }) as PageDocument;

test('a document of this build is shown, one of another build is loaded as a whole page [GO-09]', () => {
  const page = document({ kind: 'page' });
  expect(planArrival(page, 'a', at('/x/terms'))).toEqual({ kind: 'show' });
  expect(planArrival(page, 'b', at('/x/terms'))).toEqual({ kind: 'reload' });
  expect(planArrival(document({ kind: 'redirect', to: '/x/new' }), 'b', at('/x/old'))).toEqual({
    kind: 'reload',
  });
});

test('a redirect keeps query and hash, unless its target has a hash [RT-05]', () => {
  const target = (to: string) => planArrival(document({ kind: 'redirect', to }), 'a', at('/x/old?q=1#words'));
  expect(target('/x/new')).toEqual({ kind: 'redirect', to: `${origin}/x/new?q=1#words` });
  expect(target('/x/new#top')).toEqual({ kind: 'redirect', to: `${origin}/x/new?q=1#top` });
});
