import type { ArtPicture } from '../../../model/art';
import type { Banner, LinkItem } from '../../../model/document';

/**
 * The index of a locale: a directory, fetched when the search is first opened, and files that it
 * names. Pages are numbered from 0; all of one filter stand together.
 */
export interface SearchDirectory {
  /** Number of pages. */
  readonly count: number;
  /** Filters that narrow results down. */
  readonly filters: readonly SearchFilter[];
  /** Number of pages in each file of `pages`. */
  readonly blockSize: number;
  /** Files with `PageBlock`s, in order. */
  readonly pages: readonly string[];
  /** The first term of each chunk and its file, in order. */
  readonly chunks: readonly (readonly [first: string, file: string])[];
  /** Spellings that mean the same: those of this language, and those of the others. */
  readonly synonyms: readonly Synonyms[];
  /** File with `ChineseSpellings`; missing where no word is Chinese. */
  readonly chinese?: string;
  /** What is often asked, for who has typed nothing yet, with the pictures of its cards; empty without a home page that answers. */
  readonly questions: readonly (LinkItem & { readonly picture?: ArtPicture })[];
  /** What is above the words that nothing was found. */
  readonly nothing?: Pick<Banner, 'ground'> & { readonly picture: ArtPicture };
}

export interface SearchFilter {
  readonly id: string;
  readonly label: string;
  /** The pages from `start` up to but not including `end`. */
  readonly start: number;
  readonly end: number;
}

export type Synonyms = readonly [own: readonly string[], foreign: readonly string[]];

/** Address and title of each page, and the picture that its card has. */
export type PageBlock = readonly (readonly [route: string, title: string, picture?: ArtPicture])[];

/**
 * Terms with their pages. Each number is `step * 64 + impact`, where `step` leads from the page
 * before (from -1 at the beginning) to this one. After a 0, which no page is, come the ways to ask that have
 * the term: `(step * 512 + way) * 8 + length`, where `step` leads from the page before (from 0).
 */
export type SearchChunk = Readonly<Record<string, readonly number[]>>;

/*
 * The answer may be something else: another site may answer at the same host. These look at as much of it as
 * a search relies on.
 */

export function isDirectory(value: unknown): value is SearchDirectory {
  const { filters, pages, chunks, synonyms, questions } = Object(value);
  return [filters, pages, chunks, synonyms, questions].every(Array.isArray);
}

export function isPageBlock(value: unknown): value is PageBlock {
  return Array.isArray(value) && value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string');
}

export function isSearchChunk(value: unknown): value is SearchChunk {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.values(value).every(Array.isArray);
}

/** Where the directory of a locale lies below the home page, and where the files lie that it names. */
export function directoryPath(locale: string): string {
  return `search-index/${locale}.json`;
}

export function indexFilePath(name: string): string {
  return `assets/search/${name}`;
}

export interface Posting {
  readonly page: number;
  readonly impact: number;
}

const radix = 64;

/** A posting as one number, by which they can be sorted: an index has a million of them. */
export function packPosting(page: number, impact: number): number {
  return page * radix + impact;
}

/** The impact of a packed posting. */
export function impactOf(packed: number): number {
  return packed % radix;
}

/** @param postings packed, by page */
export function encodePostings(postings: readonly number[]): number[] {
  let last = -radix;
  return postings.map((packed) => {
    const page = packed - (packed % radix);
    const step = packed - last;
    last = page;
    return step;
  });
}

/** @param numbers of a term, with its ways or without */
export function decodePostings(numbers: readonly number[]): Posting[] {
  let page = -1;
  const end = numbers.indexOf(0);
  return (end < 0 ? numbers : numbers.slice(0, end)).map((number) => {
    page += Math.floor(number / radix);
    return { page, impact: number % radix };
  });
}

/** A way to ask for a page. */
export interface Way {
  /** Its number, which no other way has. */
  readonly id: number;
  /** How many terms it has, up to `longestWay`. */
  readonly length: number;
}

/** A page has so many ways at most; further ones only add to its impacts. */
export const mostWays = 512;
/** Longer ways count as being so long. */
export const longestWay = 7;
const wayRadix = longestWay + 1;

export function pageOfWay(id: number): number {
  return Math.floor(id / mostWays);
}

/** A way as one number, by which they can be sorted. */
export function packWay(page: number, way: number, length: number): number {
  return (page * mostWays + way) * wayRadix + Math.min(length, longestWay);
}

/** @param ways packed, in order */
export function encodeWays(ways: readonly number[]): number[] {
  let last = 0;
  const coded = ways.map((packed) => {
    const step = packed - last;
    last = packed - (packed % (mostWays * wayRadix));
    return step;
  });
  return coded.length > 0 ? [0, ...coded] : [];
}

/** @param numbers of a term, with its pages */
export function decodeWays(numbers: readonly number[]): Way[] {
  const start = numbers.indexOf(0);
  if (start < 0) return [];
  let page = 0;
  return numbers.slice(start + 1).map((number) => {
    const packed = page + number;
    page = packed - (packed % (mostWays * wayRadix));
    return { id: Math.floor(packed / wayRadix), length: packed % wayRadix };
  });
}

/** The places in the directory of the chunks in which terms with this beginning may lie. */
export function chunksFor(chunks: SearchDirectory['chunks'], beginning: string): number[] {
  const found: number[] = [];
  for (const [index, [first]] of chunks.entries()) {
    const next = chunks[index + 1]?.[0];
    const endsBefore = next !== undefined && next <= beginning;
    const startsAfter = first > beginning && !first.startsWith(beginning);
    if (!endsBefore && !startsAfter) found.push(index);
  }
  return found;
}
