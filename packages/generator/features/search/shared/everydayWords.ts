import type { SharedData } from '../../../model/sharedData';
/**
 * Everyday words that mean about the same, by locale code, as `content/everyday-words.yaml` lists them.
 * The search knows them beside the glossary.
 */
export type EverydayWords = Readonly<Record<string, readonly string[]>>;

/** The words of a site that the search knows beside the glossary. */
export const everydayWordsData: SharedData<readonly EverydayWords[]> = {
  file: 'everyday-words.yaml',
  none: [],
};
