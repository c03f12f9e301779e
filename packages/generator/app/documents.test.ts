import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DocumentError,
  forgetDocuments,
  forgetJson,
  loadChecked,
  loadedJson,
  loadJson,
  loadPage,
} from './documents';

/** The answers of the site: a value, or a status. An address that is not here does not answer at all. */
let answers: Record<string, object | number>;
/** The addresses asked for, in their order. */
let asked: string[];
const { fetch } = globalThis;

const answer: typeof fetch = async (input) => {
  const address = String(input);
  asked.push(address);
  const content = answers[address];
  if (content === undefined) throw new TypeError('Failed to fetch');
  return typeof content === 'number' ? new Response('', { status: content }) : Response.json(content);
};

beforeEach(() => {
  answers = {};
  asked = [];
  forgetDocuments();
  globalThis.fetch = answer;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof DocumentError ? [error.status, error.message] : error),
  );

test('a document is fetched once, also while it is on its way', async () => {
  answers = { '/a.json': { title: 'A' } };
  expect(loadedJson('/a.json')).toBeUndefined();
  const [first, second] = await Promise.all([loadJson('/a.json'), loadJson('/a.json')]);
  expect(loadedJson('/a.json')).toBe(first);
  expect(first).toEqual({ title: 'A' });
  expect(second).toBe(first);
  expect(await loadJson('/a.json')).toBe(first);
  expect(asked).toEqual(['/a.json']);
  forgetJson('/a.json');
  await loadJson('/a.json');
  expect(asked).toEqual(['/a.json', '/a.json']);
});

test('what did not answer, or not with what was asked for, may be asked for again', async () => {
  expect(await failureOf(loadJson('/a.json'))).toEqual([undefined, '/a.json did not answer']);
  answers = { '/a.json': 503 };
  expect(await failureOf(loadJson('/a.json'))).toEqual([503, '/a.json answered 503']);
  answers = { '/a.json': 404 };
  expect(await failureOf(loadJson('/a.json'))).toEqual([404, '/a.json answered 404']);
  globalThis.fetch = async () => new Response('{"title": "A');
  expect(await failureOf(loadJson('/a.json'))).toEqual([200, '/a.json answered with something else']);
  answers = { '/a.json': { title: 'A' } };
  globalThis.fetch = answer;
  expect(await loadJson('/a.json')).toEqual({ title: 'A' });
  expect(asked).toEqual(['/a.json', '/a.json', '/a.json', '/a.json']);
});

test('a line that breaks while something comes is no answer', async () => {
  globalThis.fetch = async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    return new Response(body);
  };
  expect(await failureOf(loadJson('/a.json'))).toEqual([undefined, '/a.json did not answer']);
});

test('what must be of a shape is looked at, and asked for again where it is something else', async () => {
  const isTitled = (value: unknown): value is { title: string } => Object(value).title !== undefined;
  for (const wrong of [[null], { items: 1 }]) {
    answers = { '/a.json': wrong };
    const failure = await failureOf(loadChecked('/a.json', isTitled));
    expect(failure).toEqual([200, '/a.json answered with something else']);
  }
  answers = { '/a.json': { title: 'A' } };
  expect(await loadChecked('/a.json', isTitled)).toEqual({ title: 'A' });
  await loadChecked('/a.json', isTitled);
  expect(asked).toEqual(['/a.json', '/a.json', '/a.json']);
});

test('a page is its document, whatever the form of its address', async () => {
  answers = { '/index.json': { route: '/' }, '/docs/%E7%94%BB.json': { route: '/docs/画' } };
  for (const path of ['/', '/index.html'])
    expect(await loadPage(path, ['/', '/zh/'])).toEqual({ route: '/' });
  for (const path of ['/docs/%E7%94%BB', '/docs/%E7%94%BB/', '/docs/%E7%94%BB.html'])
    expect(await loadPage(path, ['/', '/zh/'])).toEqual({ route: '/docs/画' });
  expect(asked).toEqual(['/index.json', '/docs/%E7%94%BB.json']);
});

test('RT-02: where there is no page, it is Page Not Found in the language of the address', async () => {
  answers = { '/x.json': 404, '/zh/x.json': 404, '/404.json': { en: true }, '/zh/404.json': { zh: true } };
  expect(await loadPage('/x', ['/', '/zh/'])).toEqual({ en: true });
  expect(await loadPage('/zh/x', ['/', '/zh/'])).toEqual({ zh: true });
});

test('a page that cannot be had for another reason is no Page Not Found', async () => {
  answers = { '/x.json': 500, '/404.json': {} };
  expect(await failureOf(loadPage('/x', ['/']))).toEqual([500, '/x.json answered 500']);
  expect(await failureOf(loadPage('/y', ['/']))).toEqual([undefined, '/y.json did not answer']);
});

test('an address that has no page is asked once, and is Page Not Found also where its percent signs are broken', async () => {
  answers = { '/x.json': 404, '/%25E0%25A4%25A.json': 404, '/404.json': { en: true } };
  for (const path of ['/x', '/x', '/%E0%A4%A']) expect(await loadPage(path, ['/'])).toEqual({ en: true });
  expect(asked).toEqual(['/x.json', '/404.json', '/%25E0%25A4%25A.json']);
});
