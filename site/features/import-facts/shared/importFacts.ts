import type { OtherLanguage } from 'generator/model/otherLanguage';
import type { SharedData } from 'generator/model/sharedData';

/** Parts of a file that an import changes; a fact is shown for files with that part. */
export const importTopics = [
  // Every file, and every file of a format.
  'any',
  'aseprite',
  'gif',
  'png',
  // Frames that do not last a whole number of 100 ms.
  'durations',
  'overlapping-tags',
  'tag-repeats',
  'reverse-ping-pong',
  'linked-cels',
  'indexed-color',
  'palette-names',
  'user-data',
  'slices',
  'tilesets',
  // Groups with an opacity or a blend mode of their own.
  'group-effects',
] as const;
export type ImportTopic = (typeof importTopics)[number];

export const importEditions = ['iOS', 'Desktop & Android'] as const;
export type ImportEdition = (typeof importEditions)[number];

/** A fact of `content/import-facts.yaml`, in all languages of the site. */
export interface ImportFact {
  readonly topic: ImportTopic;
  /** The one that it is confirmed for; absent where it is so of both, or no more than advice. */
  readonly edition?: ImportEdition | undefined;
  /** By locale code. */
  readonly words: Readonly<Record<string, string>>;
}

/** A fact in one language, as pages have it, with the language of its words. */
export interface ShownImportFact extends OtherLanguage {
  readonly topic: ImportTopic;
  readonly words: string;
  readonly edition?: ImportEdition;
}

/** Changes that the app makes when it imports a file. */
export const importFactsData: SharedData<readonly ImportFact[]> = { file: 'import-facts.yaml', none: [] };
