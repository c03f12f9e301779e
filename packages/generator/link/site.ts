import type { Content, DataFile, ParsedFile, Translations } from '../load/content';
import type { Mode } from '../load/load';
import type { AddressRules } from '../model/address';
import type { Localized } from '../model/config/localized';
import type { SiteConfig } from '../model/config/siteConfig';
import type { PageBody } from '../model/document';
import type { AuthorsFile, HomeFile, TagsFile } from '../model/frontMatter';
import type { Place } from '../model/problem';
import type { SeriesEntry } from './hooks';

/**
 * The linked site: every page has its address and neighbours in all locales; nothing is rendered. Structure comes
 * from the default locale, texts from each.
 */
export interface Site {
  readonly config: SiteConfig;
  readonly rules: AddressRules;
  readonly locales: readonly string[];
  readonly mode: Mode;
  readonly content: Content;
  readonly sets: readonly DocSet[];
  readonly blog: Blog | undefined;
  readonly home: Translations<DataFile<HomeFile>> | undefined;
  /** Every page by its route. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Targets by old route, with a hash if the target has one. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The parts that are linked before pages are listed. */
export type LinkedContent = Pick<Site, 'config' | 'content' | 'sets' | 'blog' | 'home'>;

/** A page that is made of one text. */
export type TextPage = DocPage | PostPage | StandalonePage;

/** Pages that know more than their address. */
type KnowingPage = TextPage | CategoryPage | DocTagPage | DocTagListPage | PostListPage;

type PlainKind = Exclude<PageBody['kind'], KnowingPage['kind'] | 'notFound' | 'redirect'>;
type PlainPage = { readonly [Kind in PlainKind]: Routed & { readonly kind: Kind } }[PlainKind];

/** A page of each kind that a page document can have, but for Page Not Found and redirects. */
export type Page = KnowingPage | PlainPage;
export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

interface Routed {
  readonly route: string;
  /** File or setting that the page comes from, for messages. */
  readonly source: string;
}

export interface DocSet {
  readonly id: string;
  readonly settings: SiteConfig['docSets'][number];
  /** Newest first. */
  readonly versions: readonly DocVersion[];
  readonly latest: DocVersion;
}

/** A tag with its listed pages, or with unlisted ones if it has no others (VIS-02). */
export interface Tag<P extends TextPage = TextPage> {
  readonly key: string;
  readonly route: string;
  readonly pages: readonly P[];
  /** Whether none of its pages is listed. */
  readonly unlisted: boolean;
}

/** Scope of tags: a version of a doc set, or the blog. */
export interface Tagged<P extends TextPage = TextPage> {
  /** Route that its addresses begin with. */
  readonly base: string;
  /** In the order of first use. */
  readonly tags: readonly Tag<P>[];
  readonly tagWords: Translations<DataFile<TagsFile>> | undefined;
}

/** There need not be a page at the base of a version. */
export interface DocVersion extends Tagged<DocPage> {
  readonly set: string;
  readonly name: string;
  readonly settings: NonNullable<SiteConfig['docSets'][number]['versions']>[number];
  readonly banner: 'unreleased' | 'unmaintained' | null;
  readonly badge: boolean;
  readonly docs: ReadonlyMap<string, DocPage>;
  readonly sidebars: ReadonlyMap<string, SidebarTree>;
  /** Route of the main doc: the one at the set's root, else the first of the first sidebar, else any. */
  readonly main: string | undefined;
  readonly draftIds: readonly string[];
}

export interface DocPage extends Routed {
  readonly kind: 'doc';
  readonly set: string;
  readonly version: string;
  /** Path below the version's folder without number prefixes and extension. */
  readonly id: string;
  readonly files: Translations<ParsedFile<'doc'>>;
  readonly unlisted: boolean;
  readonly draft: boolean;
  /** Keys of its tags. */
  readonly tags: readonly string[];
  /** Of a doc that is one of a series of dated ones. */
  readonly series?: SeriesEntry;
}

export interface CategoryPage extends Routed {
  readonly kind: 'category';
  readonly set: string;
  readonly version: string;
  readonly node: SidebarCategoryNode;
}

export interface SidebarTree {
  /** `<set>/<version>/<name>`. */
  readonly id: string;
  /** Name of its landmark, if the settings give one. */
  readonly label: Localized | undefined;
  readonly nodes: readonly SidebarNode[];
}

export type SidebarNode = SidebarDocNode | SidebarCategoryNode | SidebarLinkNode;

export interface SidebarDocNode {
  readonly kind: 'doc';
  readonly key: string;
  readonly doc: DocPage;
  /** Label from the sidebar definition, by locale. */
  readonly label?: Readonly<Record<string, string>>;
}

export interface SidebarCategoryNode {
  readonly kind: 'category';
  readonly key: string;
  readonly label: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly unlisted: boolean;
  /** Whether its page shows that it is unlisted; also in development, where it is listed (VIS-07). */
  readonly unlistedNotice: boolean;
  /** Name of a piece of art for its page. */
  readonly art: string | undefined;
  /** Place of its declaration. */
  readonly place: Place;
  /** Route of the generated page, if it has one. */
  readonly route: string | undefined;
  /** The doc that is the category's page, instead of a generated one. */
  readonly doc: DocPage | undefined;
  readonly children: readonly SidebarNode[];
}

export interface SidebarLinkNode {
  readonly kind: 'link';
  readonly key: string;
  readonly label: Readonly<Record<string, string>>;
  readonly href: string;
}

export interface DocTagPage extends Routed {
  readonly kind: 'docTag';
  readonly set: string;
  readonly version: string;
  readonly tag: Tag<DocPage>;
}

export interface DocTagListPage extends Routed {
  readonly kind: 'docTagList';
  readonly set: string;
  readonly version: string;
}

export interface Blog extends Tagged<PostPage> {
  readonly settings: Exclude<SiteConfig['blog'], false>;
  /** All posts that are built, newest first. */
  readonly posts: readonly PostPage[];
  /** Posts that lists show. */
  readonly listed: readonly PostPage[];
  readonly authors: readonly BlogAuthor[];
  readonly authorWords: Translations<DataFile<AuthorsFile>> | undefined;
}

export interface BlogAuthor {
  readonly key: string;
  /** Route of the author's page, if there is one. */
  readonly route: string | undefined;
  readonly posts: readonly PostPage[];
}

export interface PostPage extends Routed {
  readonly kind: 'post';
  readonly files: Translations<ParsedFile<'post'>>;
  /** ISO day, UTC. */
  readonly date: string;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

export interface PostListPage extends Routed {
  readonly kind: 'postList';
  readonly of:
    | { readonly kind: 'blog' }
    | { readonly kind: 'tag'; readonly tag: Tag<PostPage> }
    | { readonly kind: 'author'; readonly author: BlogAuthor };
  /** From 1. */
  readonly number: number;
  readonly posts: readonly PostPage[];
  readonly total: number;
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

export interface StandalonePage extends Routed {
  readonly kind: 'page';
  readonly files: Translations<ParsedFile<'page'>>;
  /** Printed on one sheet of paper. */
  readonly sheet: boolean;
  /** Who is in the landscape that it begins with: a piece of the art folder. */
  readonly cast: string | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
}
