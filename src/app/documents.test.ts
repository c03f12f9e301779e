import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentError, forgetDocuments, forgetJson, loadedJson, loadJson, loadPage } from './documents';

/** What the site answers: a value, or a status. An address that is not here does not answer at all. */
let answers: Record<string, object | number>;
/** The addresses asked for, in their order. */
let asked: string[];
const { fetch } = globalThis;

beforeEach(() => {
  answers = {};
  asked = [];
  forgetDocuments();
  globalThis.fetch = async (input) => {
    const address = String(input);
    asked.push(address);
    const answer = answers[address];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  };
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

test('what did not answer, or with a fault of the host, may be asked for again; what is not there is not', async () => {
  expect(await failureOf(loadJson('/a.json'))).toEqual([undefined, '/a.json did not answer']);
  answers = { '/a.json': 503 };
  expect(await failureOf(loadJson('/a.json'))).toEqual([503, '/a.json answered 503']);
  answers = { '/a.json': { title: 'A' }, '/b.json': 404 };
  expect(await loadJson('/a.json')).toEqual({ title: 'A' });
  for (let time = 0; time < 2; time++)
    expect(await failureOf(loadJson('/b.json'))).toEqual([404, '/b.json answered 404']);
  expect(asked).toEqual(['/a.json', '/a.json', '/a.json', '/b.json']);
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
