import type { Feature } from './feature';
import type { Site } from './link/site';
import type { SiteFolders } from './load/siteFolders';
import type { Problem } from './model/problem';

/** A site's own part of its build besides content: `site.ts` in its folder exports it as `site`. */
export interface SiteDefinition {
  /** They come after those that make pages of content, and before those that are made of pages. */
  readonly features: readonly Feature[];
  /** Checks of content that `check` runs besides those of every site. */
  readonly checks: readonly SiteCheck[];
  /** Kinds of content that `new` can make besides those of every site, by name. */
  readonly templates: Readonly<Record<string, DocTemplate>>;
}

export type SiteCheck = (site: Site, folders: SiteFolders) => Promise<readonly Problem[]>;

/** A doc that has more in its front matter than a title. */
export interface DocTemplate {
  /** A place for one, for messages: a path without language and ending. */
  readonly example: string;
  /** The lines of its front matter in the default language; `undefined` where the place is none for it. */
  readonly frontMatter: (place: string) => readonly string[] | undefined;
  /** The writer's next steps, a sentence each. */
  readonly next: (
    place: string,
    site: { readonly today: string; readonly locales: readonly string[] },
  ) => readonly string[];
}
