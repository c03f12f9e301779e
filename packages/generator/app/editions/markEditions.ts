import type { ReaderEdition } from '../../model/editions';

/** Attributes by which the style sheet dims what is not for the visitor's edition. */
export function markEditions(editions: readonly ReaderEdition[] | undefined) {
  return { 'data-editions': editions?.join(' ') };
}
