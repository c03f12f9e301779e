import type { SiteConfig } from '../../model/config/siteConfig';
import type { Place, Problem } from '../../model/problem';
import type { Content } from '../load/content';
import type { FileHistory } from '../load/history';
import type { Mode } from './site';

/** What the parts of a site are linked from, and where they say what is wrong. */
export interface LinkContext {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly locales: readonly string[];
  readonly mode: Mode;
  /** Grows while linking. */
  readonly problems: Problem[];
  /** Where a setting stands. */
  readonly positionOf: (path: readonly PropertyKey[]) => Place;
  readonly history: ReadonlyMap<string, FileHistory>;
}
