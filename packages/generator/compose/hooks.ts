import type { Bitmap } from 'pixels/bitmap';
import type { Palette } from 'pixels/palette';
import type { LinkHooks } from '../link/hooks';
import type { CategoryPage, DocPage, StandalonePage } from '../link/site';
import type { BlogLink, Card, DocBody, PageDocument, StandaloneBody, TocEntry } from '../model/document';
import type { Landscape } from '../model/landscape';
import type { SiteLayout } from '../model/layout';
import type { TreeNode } from '../model/tree';
import type { Words } from '../model/words';
import type { ComposeContext, Composed, Scope } from './context';

/** Hooks by which a feature adds to pages while they are composed. */
export interface ComposeHooks extends Pick<LinkHooks, 'showElement'> {
  /** To the articles of a locale; `undefined` where it changes none. */
  readonly articles?: (context: ComposeContext) => ArticleChange | undefined;
  /** To the layout document of a locale. */
  readonly layout?: (
    scope: Scope,
    words: Words,
  ) => Partial<Pick<SiteLayout, 'feeds' | 'offline' | 'manifest' | 'sheets' | 'script'>>;
  /** To the ways into the blog besides its list. */
  readonly blogLinks?: (context: ComposeContext) => readonly BlogLink[];
  /** To a page of a doc set. */
  readonly doc?: (
    context: ComposeContext,
    page: DocPage,
  ) => Partial<Pick<DocBody, 'booklet' | 'facts' | 'additions'>>;
  /** To the contents of a page of a doc set: the headings behind its text. */
  readonly contents?: (context: ComposeContext, page: DocPage) => readonly TocEntry[];
  /** To a page that belongs to no set. */
  readonly standalone?: (
    context: ComposeContext,
    page: StandalonePage,
  ) => Partial<Pick<StandaloneBody, 'pdf'>>;
  /** The scene of the home page, in place of the picture that the settings name. */
  readonly homeScene?: (context: ComposeContext) => readonly TreeNode[] | undefined;
  /** The landscape behind the first screen of the home page, and of pages that begin with a place of it. */
  readonly landscape?: (context: ComposeContext) => Landscape | undefined;
  /** To a doc's card; one with a day has no picture. */
  readonly card?: (context: ComposeContext, page: DocPage) => Pick<Card, 'day' | 'note'> | undefined;
  /** A card of a category before those of its docs that have a day: of what is newest, and is no doc. */
  readonly newestCard?: (context: ComposeContext, page: CategoryPage) => Card | undefined;
  /** The newest of the versions in the table of a page. */
  readonly newestVersion?: (context: ComposeContext, page: DocPage) => string | undefined;
  /** The way through a category, in place of its picture. */
  readonly overview?: (context: ComposeContext, page: CategoryPage) => readonly TreeNode[] | undefined;
  /** What the picture of a banner stands on, 240 by 44 pixels: its addresses by colour mode. */
  readonly bannerGround?: (
    context: ComposeContext,
    route: string,
  ) => { readonly light: string; readonly dark: string };
  /** The picture of a way with these signs; the words of the station `named` also stand large in its sky. */
  readonly way?: (context: ComposeContext, signs: readonly Sign[], named?: number) => Way | undefined;
  /** The ground of the sharing picture of a route. */
  readonly shareGround?: (context: ComposeContext, route: string) => ShareGround;
  /** The scene of the home page as it stands in the landscape of its sharing picture. */
  readonly shareScene?: (context: ComposeContext) => Drawing | undefined;
  /** A picture for sharing the page of a route that is to be drawn. */
  readonly sharePicture?: (
    context: ComposeContext,
    route: string,
    composed: Composed,
  ) => SharePicture | undefined;
}

/** The tree of an article as a feature shows it, on the page of the document. */
export type ArticleChange = (tree: readonly TreeNode[], document: PageDocument) => readonly TreeNode[];

/** A sign at a station of a way. */
export interface Sign {
  /** A few characters. */
  readonly words: string;
  /** The name of the thing that stands beside it, if the way has one of that name. */
  readonly beside?: string;
}

/** A picture of a way, in pieces of one width: its start, the stations, its goal. Lengths are its own pixels. */
export interface Way {
  /** Addresses by colour mode. */
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  /** Address of the picture of who walks it. */
  readonly walker: string;
  /** Where the walker stands at the start and at each station: its left column, and the rows below it. */
  readonly places: readonly { readonly x: number; readonly foot: number }[];
}

/** A drawing with its colours. */
export interface Drawing {
  readonly bitmap: Bitmap;
  readonly palette: Palette;
}

/** What is behind a sharing picture, of `shareSize`, and what stands on it: anything, the title alone above its middle, or nothing, where its own words are the title. */
export interface ShareGround extends Drawing {
  readonly use: 'any' | 'title' | 'whole';
}

/** Of sharing pictures and the ground behind them, in pixels of the drawing. */
export const shareSize = { width: 240, height: 126 };

/** A picture for sharing a page. */
export interface SharePicture {
  /** In the output; changes with what is drawn. */
  readonly path: string;
  readonly words: ShareWords;
  /** The page's own drawing, by its name in the art folder. */
  readonly art?: string;
  /** Whether it stands in the landscape; else it is on an easel, or a picture from edge to edge. */
  readonly isFigure: boolean;
  /** The page's route, to which the ground belongs (`shareGround`). */
  readonly route: string;
}

/** The words of a sharing picture. */
export interface ShareWords {
  readonly title: string;
  /** Where the page belongs; empty where it belongs nowhere. */
  readonly label: string;
  readonly site: string;
  /** Words of the title that are not to be divided. */
  readonly known: readonly string[];
}

/** Joins the parts that features add; of two for one key, the later one counts. */
export function joinParts<Part extends object>(parts: readonly (Part | undefined)[]): Partial<Part> {
  const joined: Partial<Part> = {};
  for (const part of parts) Object.assign(joined, part);
  return joined;
}
