import { editDistance } from '../../../model/nearest';

/** Terms of the index with their postings. */
export type IndexTerms = ReadonlyMap<string, readonly number[]>;

/** How many letters may be wrong in a word; 0 where it is too short to tell. */
export function largestDistance(written: string): number {
  if (written.length < 4) return 0;
  return written.length < 6 ? 1 : 2;
}

/** The term that is nearest to a word, the more common of two, if one is near enough. */
export function nearestTerm(
  written: string,
  index: IndexTerms,
): { readonly term: string; readonly distance: number } | undefined {
  const limit = largestDistance(written);
  if (limit === 0) return undefined;
  let nearest: string | undefined;
  let distance = limit + 1;
  for (const [term, { length }] of index) {
    if (Math.abs(term.length - written.length) > distance) continue;
    const found = editDistance(written, term);
    // Of two that are as near, the more common one is meant.
    const isMoreCommon =
      found === distance && nearest !== undefined && length > (index.get(nearest)?.length ?? 0);
    if (found < distance || isMoreCommon) {
      nearest = term;
      distance = found;
    }
  }
  return nearest === undefined ? undefined : { term: nearest, distance };
}
