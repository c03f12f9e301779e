import type { VersionEdition } from './versions';

/** The editions that readers choose among, by the device they use. Tabs of the group `edition` have these values. */
export const readerEditions = ['ios', 'android', 'desktop'] as const;
export type ReaderEdition = (typeof readerEditions)[number];

/** What a sentence can be marked with, and the readers whom that concerns. */
export const editionMarks = {
  iOS: ['ios'],
  iPad: ['ios'],
  iPhone: ['ios'],
  Android: ['android'],
  Desktop: ['desktop'],
  Windows: ['desktop'],
  macOS: ['desktop'],
  'Desktop & Android': ['android', 'desktop'],
} as const satisfies Readonly<Record<string, readonly ReaderEdition[]>>;

/** Whom each line of versions concerns. */
export const editionsOfLine: Readonly<Record<VersionEdition, readonly ReaderEdition[]>> = {
  ios: ['ios'],
  da: ['android', 'desktop'],
};

/** The edition of that name; `undefined` for every other text. */
export function readEdition(text: string | null): ReaderEdition | undefined {
  return readerEditions.find((edition) => edition === text);
}

/** The editions that several parts are for together; `undefined` where one of them is for everybody. */
export function joinEditions(
  parts: readonly (readonly ReaderEdition[] | undefined)[],
): readonly ReaderEdition[] | undefined {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return readerEditions.filter((edition) => parts.some((part) => part?.includes(edition)));
}

/** Whether what is for these editions, or for everybody, is for readers of an edition too. */
export function isForEdition(
  editions: readonly ReaderEdition[] | undefined,
  chosen: ReaderEdition | undefined,
): boolean {
  return chosen === undefined || editions === undefined || editions.includes(chosen);
}
