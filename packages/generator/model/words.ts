import type { Plural } from './text';
import type { en } from './words/en';

/**
 * All words of the interface in one language: what the English dictionary has, every other one has
 * too, so that a missing entry is a type error.
 */
export type Words = Translated<typeof en>;

/** The shape of an English text in any language: plurals have the forms that the language has. */
export type Translated<English> = English extends string
  ? string
  : English extends { readonly other: string }
    ? Plural
    : { readonly [Entry in keyof English]: Translated<English[Entry]> };

/** Words that every page of a language carries in its layout document. */
export type Text = Words['page'];
/** Words that only some kinds of page show: each has its own in its document. */
export type PageWords = Words['pages'];
/** Words fetched as one file with the first code that shows some of them. */
export type DeferredWords = Words['deferred'];
export type SearchWords = DeferredWords['search'];
export type ExhibitWords = DeferredWords['exhibits'];
export type OfflineWords = DeferredWords['offline'];
/** Words that the build writes into pages and files. */
export type BuildWords = Words['build'];
/** Words that a feature of the site brings along: the part of each dictionary below `features` that has its name. */
export interface FeatureWords<Entry extends object = object> {
  readonly name: string;
  /** The English ones hold for languages that are not among them. */
  readonly byLocale: { readonly en: Entry; readonly [locale: string]: Entry };
}
export type DownloadWords = BuildWords['download'];
