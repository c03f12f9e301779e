import type { ArtPicture } from '../../../model/art';
import { omitUndefined } from '../../../model/omitUndefined';
import { isChineseSpellings, openChinese } from './chineseSpellings';
import { correctQuery } from './correctQuery';
import type { QueryUnit } from './query';
import { parseQuery } from './query';
import { type Ranking, rankPages } from './rank';
import { chunksFor, isPageBlock, isSearchChunk, type SearchChunk, type SearchDirectory } from './searchIndex';

/** Reads a file of the index, by the name that the directory has for it. @throws Error if it is not sound */
export type ReadIndexFile = <T>(name: string, isSound: (value: unknown) => value is T) => Promise<T>;

export interface FoundPage {
  readonly route: string;
  readonly title: string;
  readonly picture?: ArtPicture;
}

export interface Found {
  readonly units: readonly QueryUnit[];
  readonly corrections: Ranking['corrections'];
  /** Number of pages that fit, beyond those in `pages` too. */
  readonly total: number;
  /** The best of them. */
  readonly pages: readonly FoundPage[];
}

/** Words with the first letters of a term may fill many chunks; only so many are looked at for each term. */
const chunksPerTerm = 2;

/**
 * The best `limit` pages for a query.
 * @param filter id of one of the directory's filters
 * @throws Error if the files are not those of the directory
 */
export async function runQuery(
  directory: SearchDirectory,
  read: ReadIndexFile,
  query: string,
  { limit, filter }: { readonly limit: number; readonly filter?: string | undefined },
): Promise<Found> {
  const corrected = await correctQuery(query, {
    synonyms: directory.synonyms,
    look: async (terms) =>
      new Map((await readChunks(directory, read, terms)).flatMap((chunk) => Object.entries(chunk))),
    openChinese: async () =>
      directory.chinese === undefined
        ? undefined
        : openChinese(await read(directory.chinese, isChineseSpellings)),
  });
  const parsed = parseQuery(corrected.query, directory.synonyms);
  const { units, phrases, across } = parsed;
  const words = units.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));
  const chunks = await readChunks(directory, read, [...words, ...phrases, ...across]);
  const range = directory.filters.find(({ id }) => id === filter);
  const allows = (page: number) => range === undefined || (page >= range.start && page < range.end);
  const { pages, corrections } = rankPages(parsed, chunks, directory.count, allows);
  const found = await Promise.all(
    pages.slice(0, limit).map(async ({ page }): Promise<FoundPage> => {
      const file = directory.pages[Math.floor(page / directory.blockSize)] ?? '';
      const entry = (await read(file, isPageBlock))[page % directory.blockSize];
      if (entry === undefined) throw new Error(`The search index has no page ${page}`);
      const [route, title, picture] = entry;
      return { route, title, ...omitUndefined({ picture }) };
    }),
  );
  const named = corrected.query.trim().toLowerCase();
  const isNamed = ({ title }: FoundPage) => Number(title.toLowerCase() === named);
  return {
    units,
    corrections: { ...corrected.corrections, ...corrections },
    total: pages.length,
    // Whoever writes the title of a page asks for it, whatever else is worth more by its words.
    pages: found.sort((a, b) => isNamed(b) - isNamed(a)),
  };
}

/** The chunks in which terms lie. */
function readChunks(
  directory: SearchDirectory,
  read: ReadIndexFile,
  terms: readonly string[],
): Promise<SearchChunk[]> {
  const places = new Set(terms.flatMap((term) => placesOf(directory, term)));
  return Promise.all(
    [...places].flatMap((place) => {
      const file = directory.chunks[place]?.[1];
      return file === undefined ? [] : [read(file, isSearchChunk)];
    }),
  );
}

/** The chunks of a term and of its neighbours, among which the nearest spelling is looked for. */
function placesOf({ chunks }: SearchDirectory, term: string): number[] {
  const exact = chunksFor(chunks, term).slice(0, chunksPerTerm);
  const [near] = term.length < 4 || term.startsWith('=') ? [] : chunksFor(chunks, term.slice(0, 3));
  return near === undefined ? exact : [...exact, near];
}
