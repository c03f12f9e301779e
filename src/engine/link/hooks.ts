import type { Problem } from '../../model/problem';
import type { TreeElement, TreeNode } from '../../model/tree';
import type { ExhibitWords } from '../../model/words';
import type { LoadedSite } from '../load/load';
import type { ResolvedReferences } from './references';
import type { Site, TextPage } from './site';

/** What a feature does while the site is linked, and to trees wherever they are resolved. */
export interface LinkHooks {
  /** What is wrong with its part of the site. */
  readonly check?: (site: Site, loaded: LoadedSite) => readonly Problem[] | Promise<readonly Problem[]>;
  /** Ids of headings that it adds behind the text of a page; the same in all languages. */
  readonly addedIds?: (site: Site, page: TextPage) => readonly string[];
  /** What it writes at fixed addresses, where nothing else may lie. */
  readonly claims?: (site: Site) => readonly OutputClaim[];
  /** What an element that its directive made becomes on a page; `undefined` for elements of others. */
  readonly showElement?: (
    element: TreeElement,
    references: TreeReferences,
    language: PageLanguage,
  ) => TreeNode | undefined;
}

/** Files, or folders with all that is in them, that belong to `source`, which messages name. */
export interface OutputClaim {
  readonly source: string;
  readonly files: readonly string[];
}

/** What the links, pictures and directives of a tree lead to. */
export type TreeReferences = Pick<ResolvedReferences, 'hrefs' | 'languages' | 'images' | 'art' | 'downloads'>;

/** The language of the page that a tree is shown on, and its words for exhibits. */
export interface PageLanguage {
  readonly htmlLang: string;
  readonly exhibitWords: ExhibitWords;
}
