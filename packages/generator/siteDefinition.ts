import type { Feature } from './feature';
import type { Site } from './link/site';
import type { SiteFolders } from './load/siteFolders';
import type { Problem } from './model/problem';

/** What a site brings to its build besides content: `site.ts` in its folder exports it as `site`. */
export interface SiteDefinition {
  /** They come after those that make pages of content, and before those that are made of pages. */
  readonly features: readonly Feature[];
  /** What `check` says of content besides mistakes, which it finds for every site. */
  readonly checks: readonly SiteCheck[];
  /** What `new` can make besides the texts of every site, by name. */
  readonly templates: Readonly<Record<string, DocTemplate>>;
}

export type SiteCheck = (site: Site, folders: SiteFolders) => Promise<readonly Problem[]>;

/** A doc that has more in its front matter than a title. */
export interface DocTemplate {
  /** A place for one, for messages: a path without language and ending. */
  readonly example: string;
  /** The lines of its front matter in the default language; `undefined` where the place is none for it. */
  readonly frontMatter: (place: string) => readonly string[] | undefined;
  /** What the writer does next, a sentence each. */
  readonly next: (
    place: string,
    site: { readonly today: string; readonly locales: readonly string[] },
  ) => readonly string[];
}
