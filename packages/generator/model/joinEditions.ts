import { data } from '#site/data';
import type { ReaderEdition } from './editions';

/** The editions that several parts are for together; `undefined` where one of them is for everybody. */
export function joinEditions(
  parts: readonly (readonly ReaderEdition[] | undefined)[],
): readonly ReaderEdition[] | undefined {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const names = data.editions.readers.map(({ name }) => name);
  return names.filter((edition) => parts.some((part) => part?.includes(edition)));
}
