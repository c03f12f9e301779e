import type { AltText, ArtPicture } from './art';
import type { ReaderEdition } from './editions';
import type { Landscape, Place } from './landscape';
import type { Label, OtherLanguage, ShownWords } from './otherLanguage';
import type { TreeNode } from './tree';
import type { PageWords } from './words';

/**
 * The page document: everything that one page shows, as plain JSON. `App` is a function of it
 * (and of the layout and the sidebar, which many pages share). Every address in it is final: it
 * carries the base path, the locale and the site's form of trailing slash.
 *
 * One file, though a long one: it is the contract between build and browser, and is read as a whole.
 */
export type PageDocument = PageBase & PageBody;

export interface PageBase {
  /** Id of the client and the layout this document belongs to. */
  readonly build: string;
  readonly locale: string;
  /** The page's own address. */
  readonly route: string;
  /** The window title before `| SITE`; empty for the site's name alone. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** `noindex, nofollow`. */
  readonly noIndex?: true;
  /** The same page in each locale, the own one included, by locale code. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Absolute address of the picture shown when the page is shared. */
  readonly image?: string;
  /** Address of the layout document of the locale. */
  readonly layout: string;
  /** Address of the sidebar document; absent on pages without a docs sidebar. */
  readonly sidebar?: string;
  /** The font of its title and small words: WOFF2 in base64. Absent where there is none for all characters of the title. */
  readonly face?: string;
  /** Banners above the content, topmost first. */
  readonly notices?: readonly Notice[];
}

export type PageBody =
  | DocBody
  | CategoryBody
  | DocTagBody
  | DocTagListBody
  | PostBody
  | PostListBody
  | TagListBody
  | ArchiveBody
  | AuthorListBody
  | StandaloneBody
  | HomeBody
  | NotFoundBody
  | RedirectBody;

/** Body of a page of one kind. */
export type BodyOf<Kind extends PageBody['kind']> = Extract<PageBody, { readonly kind: Kind }>;

export type Notice =
  | { readonly kind: 'draft' }
  | { readonly kind: 'unlisted' }
  /** The page is shown in the default language, because it has no translation. */
  | { readonly kind: 'untranslated'; readonly htmlLang: string; readonly language: string }
  /** The translation was made from an older text of the page. */
  | {
      readonly kind: 'outdated';
      /** How far the translation is behind. */
      readonly delay: string;
      /** Address of a page that shows what it lacks. */
      readonly changes: string;
      readonly original: string;
    };

export interface LinkItem extends Label {
  readonly href: string;
}

/** A way into the blog besides its list. */
export interface BlogLink extends LinkItem {
  /** Absent where it concerns everybody. */
  readonly editions?: readonly ReaderEdition[];
}

export interface Day {
  /** ISO 8601, UTC. */
  readonly iso: string;
  /** Long form of the locale, made at build time so that no time zone can change it. */
  readonly text: string;
}

/** An entry of the table of contents; `depth` is the heading's level. */
export interface TocEntry {
  readonly id: string;
  readonly depth: number;
  readonly content: readonly TreeNode[];
  /** For whom its section is; absent where it is for everybody. */
  readonly editions?: readonly ReaderEdition[];
  readonly children: readonly TocEntry[];
}

/** A written text: its heading (absent if the body brings its own or hides it), body and contents. */
export interface Article extends OtherLanguage {
  readonly heading?: readonly TreeNode[];
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
}

export interface EditRow {
  readonly editUrl?: string;
  readonly lastUpdate?: { readonly day?: Day; readonly author?: string };
}

export interface Crumb extends Label {
  readonly href?: string;
}

/** A version to go to; its name is what the preference remembers, the same in every locale. */
export interface VersionLink extends LinkItem {
  readonly name: string;
}

export interface VersionInfo {
  readonly name: string;
  readonly label: string;
  readonly badge: boolean;
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Where the banner leads: the same doc in the latest version, else its main doc. */
  readonly latest?: VersionLink;
  /** The same doc in each version, else the main doc, newest first; absent with a single version. */
  readonly all?: readonly VersionLink[];
}

/** The parts that all pages of a doc set share. */
export interface DocLayout {
  readonly set: string;
  readonly version: VersionInfo;
  /** Key of the current entry in the sidebar; absent outside any sidebar. */
  readonly current?: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: LinkItem;
  readonly next?: LinkItem;
  /** Id of the sidebar the page belongs to, `<set>/<version>/<sidebar>`. */
  readonly sidebarId?: string;
}

export interface DocBody extends DocLayout {
  readonly kind: 'doc';
  /** Address of the printable page of the whole set. */
  readonly booklet?: string;
  /** Between its title and its text, where the text shows nothing. */
  readonly banner?: Banner;
  readonly article: Article;
  readonly tags: readonly LinkItem[];
  readonly edit: EditRow;
  /** Facts from features, between its title and its text. */
  readonly facts?: readonly TreeNode[];
  /** Parts that features add behind its text. */
  readonly additions?: readonly TreeNode[];
  /** Absent for a page that is for everybody. */
  readonly editions?: readonly ReaderEdition[];
}

export interface Card extends Label {
  readonly href: string;
  /** A leading emoji of the label. */
  readonly mark?: string;
  /** Whose mark is drawn where there is no emoji and no picture. */
  readonly kind: 'page' | 'category' | 'external';
  /** That of the page it leads to. */
  readonly picture?: ArtPicture;
  readonly description?: string;
  /** Of the description, where it is in another one than the page. */
  readonly descriptionLanguage?: OtherLanguage;
  /** Number of items of a category without a description. */
  readonly count?: number;
  /** Of a doc in a series: its day or the window of it, in words; empty while nothing is known. */
  readonly day?: string;
  /** A line above its title. */
  readonly note?: string;
  /** Absent where it leads to what is for everybody. */
  readonly editions?: readonly ReaderEdition[];
}

/** A picture above a list or a text. */
export interface Banner {
  readonly picture: readonly TreeNode[];
  /** What it stands on, 240 by 44 pixels: images of CSS by colour mode. Absent where no feature draws it. */
  readonly ground?: { readonly '--banner-light': string; readonly '--banner-dark': string };
}

export interface CategoryBody extends DocLayout {
  readonly kind: 'category';
  readonly heading: string;
  readonly headingLanguage?: OtherLanguage;
  readonly intro?: string;
  readonly introLanguage?: OtherLanguage;
  readonly banner?: Banner;
  readonly cards: readonly Card[];
  /** The cards are a series of dated docs, newest first. */
  readonly isSeries?: true;
}

export interface DocTagBody extends Pick<DocLayout, 'set' | 'version'> {
  readonly kind: 'docTag';
  readonly heading: string;
  readonly intro?: ShownWords;
  readonly allTags: string;
  readonly docs: readonly TaggedDoc[];
}

/** A page that carries a tag; where its text stands in, both are in that language. */
export interface TaggedDoc extends OtherLanguage {
  readonly title: string;
  readonly href: string;
  readonly description: string;
}

export interface CountedTag extends LinkItem {
  readonly count: number;
  /** Its own, or one of its newest page. */
  readonly picture?: ArtPicture;
}

export interface TagGroup {
  readonly letter: string;
  readonly tags: readonly CountedTag[];
}

export interface DocTagListBody extends Pick<DocLayout, 'set' | 'version'> {
  readonly kind: 'docTagList';
  readonly groups: readonly TagGroup[];
}

export interface Author {
  readonly name: string;
  readonly title?: string;
  readonly picture?: string;
  /** Page of the author, else their URL, else a mail address. */
  readonly href?: string;
  readonly socials: readonly LinkItem[];
}

/** With the language of title and summary. */
export interface PostHead extends OtherLanguage {
  readonly title: string;
  /** The title as it is shown. */
  readonly heading: readonly TreeNode[];
  readonly href: string;
  readonly date: Day;
  readonly authors: readonly Author[];
  readonly tags: readonly LinkItem[];
  /** Minutes, if reading time is switched on. */
  readonly minutes?: number;
}

/** The blog's own sidebar: the newest posts under their years. */
export interface RecentPosts {
  readonly title: string;
  readonly years: readonly { readonly year: string; readonly posts: readonly LinkItem[] }[];
}

interface BlogLayout {
  readonly recent: RecentPosts;
}

interface PostsLayout extends BlogLayout {
  readonly words: PageWords['blog'];
}

export interface PostBody extends PostsLayout {
  readonly kind: 'post';
  readonly head: PostHead;
  /** A piece of its text, enlarged. */
  readonly picture?: ArtPicture & AltText;
  /** Absent for a post that concerns everybody. */
  readonly editions?: readonly ReaderEdition[];
  readonly article: Article;
  readonly edit: EditRow;
  readonly newer?: Postcard;
  readonly older?: Postcard;
}

/** A post as a picture with a name. */
export interface Postcard extends LinkItem {
  /** A piece of its text. */
  readonly picture?: ArtPicture;
}

export interface PostSummary {
  readonly head: PostHead;
  readonly tree: readonly TreeNode[];
  /** The summary is only a part: a link leads to the whole post. */
  readonly truncated: boolean;
  /** Its poster, as large as drawn; absent where the summary begins with another picture. */
  readonly picture?: ArtPicture;
  /** The editions that it is about; absent where it is about none, or about all. */
  readonly editions?: readonly ReaderEdition[];
}

export interface PostListBody extends PostsLayout {
  readonly kind: 'postList';
  readonly list:
    | {
        readonly of: 'blog';
        readonly heading: string;
        /** Archive, tags, authors, feeds and tables of versions. */
        readonly links: readonly BlogLink[];
      }
    | {
        readonly of: 'tag';
        readonly label: string;
        readonly count: number;
        readonly intro?: ShownWords;
        /** The picture of the tag, on its ground. */
        readonly banner?: Banner;
        readonly all: string;
      }
    | {
        readonly of: 'author';
        readonly author: Author;
        readonly count: number;
        readonly intro?: ShownWords;
        readonly banner?: Banner;
        readonly all: string;
      };
  readonly posts: readonly PostSummary[];
  readonly newer?: string;
  readonly older?: string;
}

export interface TagListBody extends BlogLayout {
  readonly kind: 'tagList';
  readonly banner?: Banner;
  readonly groups: readonly TagGroup[];
}

export interface ArchiveBody {
  readonly kind: 'archive';
  readonly years: readonly {
    readonly year: string;
    /** `day` is day and month in the locale, the picture the poster of the post. */
    readonly posts: readonly (Postcard & { readonly day: Day })[];
  }[];
}

export interface AuthorListBody extends PostsLayout {
  readonly kind: 'authorList';
  readonly banner?: Banner;
  /** Each with the number of their posts, and the newest of them by their posters. */
  readonly authors: readonly (Author & { readonly count: number; readonly posts: readonly Postcard[] })[];
}

export interface StandaloneBody {
  readonly kind: 'page';
  /** Printed on one sheet of paper. */
  readonly sheet?: true;
  /** The way to it as a PDF. */
  readonly pdf?: LinkItem;
  /** Where it begins: its title and its first paragraph are in the sky there. */
  readonly place?: Place;
  readonly article: Article;
}

export interface HomeLink {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture?: ArtPicture;
}

/** A picture that leads to where it is drawn. */
export interface GalleryLink {
  readonly title: string;
  readonly href: string;
  readonly picture: ArtPicture;
}

/** A part of another page on the home page: a piece to try, a recording or a picture. */
export interface HomeStep {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The first figure or exhibit of the section that the link leads to. */
  readonly tree: readonly TreeNode[];
}

/** An offer of a store, with the way there. */
export interface Offer {
  readonly title: string;
  readonly text: string;
  readonly link: LinkItem;
}

/** The offer at any time, and the one on some days. */
export interface Sale extends Offer {
  readonly picture?: ArtPicture;
  readonly dated?: DatedOffer;
}

/** ISO days, both included, by the visitor's calendar. */
export interface DatedOffer extends Offer {
  readonly from: string;
  readonly until: string;
}

export interface HomeBody {
  readonly kind: 'home';
  readonly words: PageWords['homePage'];
  readonly scene?: readonly TreeNode[];
  /** Absent where no feature draws one. */
  readonly landscape?: Landscape;
  readonly headline: string;
  /** The font of the headline, in the place of `face`: WOFF2 in base64. Absent where it lacks one of the characters. */
  readonly headlineFace?: string;
  /** Beside it, the face of small words, which comes with the client: WOFF2 in base64. */
  readonly markFace?: string;
  readonly lead: string;
  readonly actions: readonly LinkItem[];
  readonly statements: readonly { readonly title: string; readonly text: string }[];
  /** A frame for each of these, side by side; its size is that of one. */
  readonly signs?: ArtPicture;
  readonly sale?: Sale;
  readonly platforms: readonly HomeLink[];
  /** Absent where there is none. */
  readonly gallery?: readonly GalleryLink[];
  readonly steps: readonly HomeStep[];
  /** Absent where there are none. */
  readonly recordings?: readonly HomeStep[];
  /** Absent where there are none. */
  readonly works?: readonly HomeStep[];
  readonly news: readonly HomeLink[];
  readonly guides: readonly HomeLink[];
  readonly answers: readonly { readonly title: string; readonly href: string }[];
  /** Stands on them. */
  readonly asking?: ArtPicture;
}

export interface NotFoundBody {
  readonly kind: 'notFound';
  readonly words: PageWords['notFound'];
  readonly place?: Place;
  /** Where to go instead. */
  readonly links: readonly LinkItem[];
}

/** Has no screen of its own: the browser goes on to `to`. */
export interface RedirectBody {
  readonly kind: 'redirect';
  readonly to: string;
}

/**
 * The kinds of page whose code comes when the first of them is needed, so that readers of the guide
 * do not pay for it: all but docs.
 */
export type DeferredBody = Exclude<PageBody, { readonly kind: 'doc' | 'redirect' }>;

export function isDeferred(page: PageDocument): page is PageBase & DeferredBody {
  return page.kind !== 'doc' && page.kind !== 'redirect';
}
