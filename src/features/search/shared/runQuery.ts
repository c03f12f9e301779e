import type { QueryUnit } from './query';
import { parseQuery } from './query';
import { type Ranking, rankPages } from './rank';
import { chunksFor, type PageBlock, type SearchChunk, type SearchDirectory } from './searchIndex';

/** Reads a file of the index, by the name that the directory has for it. */
export type ReadIndexFile = <T extends SearchChunk | PageBlock>(name: string) => Promise<T>;

export interface FoundPage {
  readonly route: string;
  readonly title: string;
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
 */
export async function runQuery(
  directory: SearchDirectory,
  read: ReadIndexFile,
  query: string,
  { limit, filter }: { readonly limit: number; readonly filter?: string | undefined },
): Promise<Found> {
  const parsed = parseQuery(query, directory.synonyms);
  const { units, phrases } = parsed;
  const words = units.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));
  const wanted = [...words, ...phrases];
  const places = new Set(wanted.flatMap((term) => placesOf(directory, term)));
  const chunks = await Promise.all(
    [...places].flatMap((place) => {
      const file = directory.chunks[place]?.[1];
      return file === undefined ? [] : [read<SearchChunk>(file)];
    }),
  );
  const range = directory.filters.find(({ id }) => id === filter);
  const allows = (page: number) => range === undefined || (page >= range.start && page < range.end);
  const { pages, corrections } = rankPages(parsed, chunks, directory.count, allows);
  const found = await Promise.all(
    pages.slice(0, limit).map(async ({ page }): Promise<FoundPage | undefined> => {
      const file = directory.pages[Math.floor(page / directory.blockSize)];
      const entry =
        file === undefined ? undefined : (await read<PageBlock>(file))[page % directory.blockSize];
      return entry && { route: entry[0], title: entry[1] };
    }),
  );
  return { units, corrections, total: pages.length, pages: found.filter((page) => page !== undefined) };
}

/** The chunks of a term and of its neighbours, among which the nearest spelling is looked for. */
function placesOf({ chunks }: SearchDirectory, term: string): number[] {
  const exact = chunksFor(chunks, term).slice(0, chunksPerTerm);
  const [near] = term.length < 4 || term.startsWith('=') ? [] : chunksFor(chunks, term.slice(0, 3));
  return near === undefined ? exact : [...exact, near];
}
