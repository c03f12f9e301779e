import type { Plural, Text } from './text';

/**
 * All words of the interface in one language: the dictionary of a language is an object of this type,
 * so a missing entry is a type error. The groups are the ways in which words travel.
 *
 * For translators: `{name}` stands for a value and stays as it is; its place in the sentence is free. A
 * `Plural` has a text for each form of number that the language has (`zero`, `one`, `two`, `few`,
 * `many`), and `other`, which is always there.
 */
export interface Words {
  /** What every page may show at once; comes with the layout document. */
  readonly page: Text;
  /** What is fetched as one file with the first code that shows some of it. */
  readonly deferred: DeferredWords;
  /** What the build writes into pages and files. */
  readonly build: BuildWords;
}

export interface DeferredWords {
  readonly search: SearchWords;
  readonly pageTools: PageToolsWords;
  readonly offline: OfflineWords;
}

/** The dialog of the search, and what Page Not Found offers instead. */
export interface SearchWords {
  /** Name of the dialog and of its field. */
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  /** Name of the row of buttons that narrow results down; `all` is its first button. */
  readonly filters: string;
  readonly all: string;
  /** Name of the list of results. */
  readonly results: string;
  /** `{count}`: pages. */
  readonly count: Plural;
  /** `{query}`: what was typed. */
  readonly none: string;
  /** Below `none`, followed by a list of pages. */
  readonly noneHint: string;
  /** A button below `none` where only a part of the site was searched. */
  readonly elsewhere: string;
  /** `{written}`: the word that was typed; `{shown}`: the one nearest to it, which was found. */
  readonly corrected: string;
  readonly more: string;
  /** Before the last queries; `forget` is the button that removes them. */
  readonly recent: string;
  readonly forget: string;
  /** While nothing is typed. */
  readonly start: string;
  readonly offline: string;
  readonly failed: string;
  readonly retry: string;
  /** What the arrow keys, Enter and Esc do: each follows the name of its key. */
  readonly keys: { readonly move: string; readonly open: string; readonly close: string };
  /** On Page Not Found, before a list of pages. */
  readonly near: string;
  /** On Page Not Found, a button; `{query}`: words of the address that was asked for. */
  readonly searchFor: string;
}

/** What stands beside a text to take it along, and marks that come when a page is used. */
export interface PageToolsWords {
  /** Name of the group of buttons. */
  readonly tools: string;
  readonly copyPage: string;
  readonly copyLink: string;
  readonly markdown: string;
  readonly booklet: string;
  readonly offline: string;
  readonly offlineFailed: string;
  readonly pageCopied: string;
  readonly linkCopied: string;
  readonly failed: string;
  /** The mark at a post that was not there on the last visit. */
  readonly isNew: string;
  /** On a page in another language, for visitors whose browser prefers this one. */
  readonly hint: {
    readonly label: string;
    readonly text: string;
    readonly link: string;
    readonly close: string;
  };
}

/** The dialog in which doc sets are stored for reading without a network. */
export interface OfflineWords {
  readonly title: string;
  readonly lead: string;
  readonly close: string;
  /** While nothing is known of a set yet. */
  readonly looking: string;
  readonly none: string;
  /** `{size}`: such as 1.5 MB; `{count}`: files. */
  readonly size: string;
  readonly unknownSize: string;
  readonly storing: string;
  readonly updating: string;
  /** `{done}` and `{of}` are numbers of files. */
  readonly progress: string;
  readonly stored: string;
  readonly failed: Readonly<Record<'network' | 'full' | 'changing' | 'blocked', string>>;
  /** Follows a text of `failed` where an older state is still stored. */
  readonly kept: string;
  readonly store: string;
  readonly stop: string;
  readonly remove: string;
  readonly retry: string;
  /** Where a page could not be had: before links to what is stored. */
  readonly instead: string;
}

export interface BuildWords {
  /** What kind of file a download is: the facts in brackets after its name. */
  readonly download: DownloadWords;
  /** The page that comes in place of one that is not stored; links follow its text. */
  readonly notStored: { readonly title: string; readonly text: string; readonly again: string };
  /** Names of the parts of the site that results can be narrowed down to and that are no doc set. */
  readonly search: { readonly releases: string };
  /** Headings of the lists for language models. */
  readonly markdownFiles: { readonly otherPages: string };
}

export interface DownloadWords {
  readonly picture: string;
  /** Of an animation; `cells` where the frames stand side by side. */
  readonly frames: string;
  readonly cells: string;
  /** `{duration}`: milliseconds. */
  readonly time: string;
  readonly colors: Plural;
  readonly bytes: Plural;
  /** Between two facts. */
  readonly separator: string;
  /** Around `{facts}`, with the space before them. */
  readonly brackets: string;
}
