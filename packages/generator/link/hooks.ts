import type { Content } from '../load/content';
import type { LoadedSite } from '../load/load';
import type { DocFrontMatter } from '../model/frontMatter';
import type { Problem } from '../model/problem';
import type { TreeElement, TreeNode } from '../model/tree';
import type { ExhibitWords } from '../model/words';
import type { ResolvedReferences } from './references';
import type { Site, TextPage } from './site';

/** A feature's part in linking a site, and in resolving trees. */
export interface LinkHooks {
  /** Checks the feature's part of the site. */
  readonly check?: (site: Site, loaded: LoadedSite) => readonly Problem[] | Promise<readonly Problem[]>;
  /** The series of dated docs, such as release notes, that a doc belongs to; `undefined` for every other doc. */
  readonly series?: (content: Content, frontMatter: DocFrontMatter) => SeriesEntry | undefined;
  /** Ids that the feature adds to a page; the same in all languages. */
  readonly addedIds?: (site: Site, page: TextPage) => readonly string[];
  /** Fixed addresses that the feature writes. */
  readonly claims?: (site: Site) => readonly OutputClaim[];
  /** The nodes for an element of the feature's directive; `undefined` for other elements. */
  readonly showElement?: (
    element: TreeElement,
    references: TreeReferences,
    language: PageLanguage,
  ) => TreeNode | undefined;
}

/** A doc of a series. */
export interface SeriesEntry {
  /** Of the series, as the data of the site has it. */
  readonly name: string;
  /** ISO day; `undefined` while it is not known. */
  readonly day: string | undefined;
}

/** Files, or whole folders, that belong to `source`, which messages name. */
export interface OutputClaim {
  readonly source: string;
  readonly files: readonly string[];
}

/** Resolved targets of the links, pictures and directives in a tree. */
export type TreeReferences = Pick<ResolvedReferences, 'hrefs' | 'languages' | 'images' | 'art' | 'downloads'>;

/** The language of the page that shows a tree, with its exhibit words. */
export interface PageLanguage {
  readonly htmlLang: string;
  readonly exhibitWords: ExhibitWords;
}
