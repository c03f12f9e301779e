import { afterEach, expect, test, vi } from 'vitest';
import { forgetDocuments } from '../../../app/documents';
import { testLayout } from '../../../app/testing/testSite';
import { encodePostings, packPosting, type SearchDirectory } from '../shared/searchIndex';
import { askSearch } from './askSearch';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDocuments();
});

/** The directory of an index with one page, whose files have these names. */
function directory(chunk: string, pages: string): SearchDirectory {
  const filters: SearchDirectory['filters'] = [];
  return {
    count: 1,
    filters,
    blockSize: 256,
    pages: [pages],
    chunks: [['a', chunk]],
    synonyms: [],
    questions: [],
  };
}
const chunk = { frame: encodePostings([packPosting(0, 10)]) };
const pages = [['/docs/frame', 'Frame']];

/** A site that has these files, and says what it was asked for. */
function serve(files: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address in files ? Response.json(files[address]) : new Response('', { status: 404 });
  });
  return asked;
}

test('a query is answered by the files that the directory names, each fetched once', async () => {
  const asked = serve({
    '/search-index/en.json': directory('c.json', 'p.json'),
    '/assets/search/c.json': chunk,
    '/assets/search/p.json': pages,
  });
  const { found } = await askSearch(testLayout, 'frame', { limit: 5 });
  expect(found.pages).toEqual([{ route: '/docs/frame', title: 'Frame' }]);
  await askSearch(testLayout, 'frames', { limit: 5 });
  expect(asked).toEqual(['/search-index/en.json', '/assets/search/c.json', '/assets/search/p.json']);
});

test('where a file is gone, the site has changed: the new directory is asked', async () => {
  const files: Record<string, unknown> = { '/search-index/en.json': directory('old.json', 'old-p.json') };
  serve(files);
  await expect(askSearch(testLayout, 'frame', { limit: 5 })).rejects.toThrow('404');
  files['/search-index/en.json'] = directory('c.json', 'p.json');
  files['/assets/search/c.json'] = chunk;
  files['/assets/search/p.json'] = pages;
  const { found } = await askSearch(testLayout, 'frame', { limit: 5 });
  expect(found.pages).toEqual([{ route: '/docs/frame', title: 'Frame' }]);
});

test('where the directory or a file is something else, both are asked for again', async () => {
  const right: Record<string, unknown> = {
    '/search-index/en.json': directory('c.json', 'p.json'),
    '/assets/search/c.json': chunk,
    '/assets/search/p.json': pages,
  };
  for (const address of Object.keys(right))
    for (const wrong of [{ items: 1 }, [null], 'text', null]) {
      forgetDocuments();
      const files = { ...right, [address]: wrong };
      serve(files);
      await expect(askSearch(testLayout, 'frame', { limit: 5 })).rejects.toThrow();
      files[address] = right[address];
      const { found } = await askSearch(testLayout, 'frame', { limit: 5 });
      expect(found.pages).toEqual([{ route: '/docs/frame', title: 'Frame' }]);
    }
});

test('whoever has waited in vain for an answer is told, and does not wait again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new TypeError('Failed to fetch');
  });
  await expect(askSearch(testLayout, 'frame', { limit: 5 })).rejects.toThrow('did not answer');
  expect(asked).toEqual(['/search-index/en.json']);
});
