import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDocuments, forgetJson, loadedJson, loadJson, loadPage } from './documents';

const asked: string[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDocuments();
  asked.length = 0;
  answers = {};
});

test('a document is fetched once, and at hand when it has come', async () => {
  answers = { '/a.json': () => Response.json({ words: 'one' }) };
  expect(loadedJson('/a.json')).toBeUndefined();
  const both = await Promise.all([loadJson('/a.json'), loadJson('/a.json')]);
  expect(both).toEqual([{ words: 'one' }, { words: 'one' }]);
  expect(loadedJson('/a.json')).toEqual({ words: 'one' });
  expect(asked).toEqual(['/a.json']);
});

test('what did not answer is asked for again, what is not there is not', async () => {
  answers = { '/gone.json': () => new Response('', { status: 404 }) };
  for (const address of ['/silent.json', '/silent.json', '/gone.json', '/gone.json'])
    await loadJson(address).catch(() => undefined);
  expect(asked).toEqual(['/silent.json', '/silent.json', '/gone.json']);
});

test('a document that was forgotten is fetched anew', async () => {
  answers = { '/a.json': () => Response.json(asked.length) };
  expect(await loadJson('/a.json')).toBe(1);
  forgetJson('/a.json');
  expect(await loadJson('/a.json')).toBe(2);
});

test('an address without a page gives the Page Not Found of its language', async () => {
  answers = {
    '/zh/quokka.json': () => new Response('', { status: 404 }),
    '/zh/404.json': () => Response.json({ kind: 'notFound' }),
  };
  expect(await loadPage('/zh/quokka', ['/', '/zh/'])).toEqual({ kind: 'notFound' });
});
