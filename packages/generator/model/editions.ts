/** An edition that readers use, by its name in the data of the site. */
export type ReaderEdition = string;

/** Whether what is for these editions, or for everybody, is for readers of an edition too. */
export function isForEdition(
  editions: readonly ReaderEdition[] | undefined,
  chosen: ReaderEdition | undefined,
): boolean {
  return chosen === undefined || editions === undefined || editions.includes(chosen);
}
