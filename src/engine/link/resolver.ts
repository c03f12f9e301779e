import type { Reference } from '../../model/parsed';
import type { LoadedSite } from '../load/load';
import type { ContentText } from './anchors';
import type { Site, TextPage } from './site';

/** Takes down what is wrong with a reference, what to do and the nearest valid spelling. */
export type Report = (reference: Reference, message: string, remedy: string, suggestion?: string) => void;

/** What a site has that a text may refer to, and the words of the interface for it. */
export interface Targets extends Pick<LoadedSite, 'assets' | 'pictures' | 'art' | 'wordsIn'> {
  readonly site: Site;
  readonly pagesByPath: ReadonlyMap<string, TextPage>;
  /** Ids of headings that features add behind the text of a page. */
  readonly addedIds: (page: TextPage) => readonly string[];
}

/** Pages by the path of their file below a locale's folder. */
export function indexByPath({ pages }: Site): ReadonlyMap<string, TextPage> {
  const texts = [...pages.values()].filter((page) => 'files' in page);
  return new Map(texts.map((page) => [page.files.original.path, page]));
}

/** What resolving a link or a file of a text needs. */
export interface Resolver extends Omit<Targets, 'art' | 'wordsIn'> {
  readonly file: ContentText;
  /** Locale in which the text is shown; differs from its own where a translation is missing. */
  readonly locale: string;
  readonly report: Report;
}
