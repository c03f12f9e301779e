import type { Reference } from '../../model/parsed';
import type { Words } from '../../model/words';
import type { ArtFolder } from '../load/art';
import type { Assets } from '../load/assets';
import type { ParsedFile } from '../load/content';
import type { Page, Site } from './site';

/** Takes down what is wrong with a reference, what to do and the nearest valid spelling. */
export type Report = (reference: Reference, message: string, remedy: string, suggestion?: string) => void;

/** What a site has to show, and the words of the interface for it. */
export interface Pictures {
  readonly assets: Assets;
  readonly art: ArtFolder;
  readonly wordsIn: (locale: string) => Words;
}

/** What resolving a reference of a file needs. */
export interface Resolver {
  readonly assets: Assets;
  readonly site: Site;
  readonly file: ParsedFile;
  /** Locale in which the file is shown; differs from its own where a translation is missing. */
  readonly locale: string;
  readonly pagesByPath: ReadonlyMap<string, Page>;
  readonly report: Report;
}
