import type { LoadedSite } from '../load/load';
import type { Reference } from '../model/parsed';
import type { ContentText } from './anchors';
import type { Site, TextPage } from './site';

/** Reports a problem of a reference, with the remedy and the nearest valid spelling. */
export type Report = (reference: Reference, message: string, remedy: string, suggestion?: string) => void;

/** Targets of a site that a text may refer to. */
export interface Targets extends Pick<LoadedSite, 'assets' | 'pictures' | 'art' | 'wordsIn'> {
  readonly site: Site;
  readonly pagesByPath: ReadonlyMap<string, TextPage>;
  /** Ids of headings that features append to the text of a page. */
  readonly addedIds: (page: TextPage) => readonly string[];
}

/** Pages by the path of their file below a locale's folder. */
export function indexByPath({ pages }: Site): ReadonlyMap<string, TextPage> {
  const texts = [...pages.values()].filter((page) => 'files' in page);
  return new Map(texts.map((page) => [page.files.original.path, page]));
}

/** Context for resolving the links and files of a text. */
export interface Resolver extends Omit<Targets, 'art' | 'wordsIn'> {
  readonly file: ContentText;
  /** Locale that the text is shown in; not its own where it is a fallback. */
  readonly locale: string;
  readonly report: Report;
}
