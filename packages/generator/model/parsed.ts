import type { ReaderEdition } from './editions';
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './frontMatter';
import type { Problem } from './problem';
import type { TreeNode, TreeProps } from './tree';

/** A place in a content file. Lines and columns are 1-based. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A heading of levels 2 to 6 (level 1 is the title). */
export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  /** Inline content with its markup, links unwrapped. */
  readonly content: readonly TreeNode[];
  /** For whom its section is; absent where it is for everybody. */
  readonly editions?: readonly ReaderEdition[];
  readonly position: Position;
}

/** A link or a picture as it was written; it is resolved when the whole site is known. */
export interface Reference extends Position {
  readonly kind: 'link' | 'image' | 'art' | 'download';
  /** An address, or the name of a piece of art. */
  readonly target: string;
  /** The piece is shown without words of its own, so that the art folder must have some. */
  readonly needsAlt?: true;
  /** A picture that is a paragraph by itself. */
  readonly standsAlone?: true;
  /** The piece must have several frames. */
  readonly needsFrames?: true;
}

/** A use of a directive that other pages must know of. */
export interface PlacedElement extends Position {
  /** The name of its tree element. */
  readonly component: string;
  readonly props: TreeProps;
}

/** A question of the text (`:::open`) that only the vendor can answer. */
export interface OpenQuestion extends Position {
  /** Its words without markup, a line for each paragraph. */
  readonly question: string;
  /** Its place among those that are asked first, from 1. */
  readonly first?: number;
}

/** Facts about a Markdown file without its tree: small enough to keep for every page. */
export interface ParsedSummary<FrontMatter> {
  readonly frontMatter: FrontMatter;
  /** Where each front-matter key stands, for errors found later. */
  readonly keyPositions: Readonly<Record<string, Position>>;
  /** The level-1 heading of the body, plain text; `undefined` where there is none. */
  readonly bodyTitle: string | undefined;
  /** The first paragraph as plain text; empty where there is none. */
  readonly firstParagraph: string;
  readonly headings: readonly Heading[];
  /** Every other id that a hash can lead to (footnotes, ids set on directives). */
  readonly otherIds: readonly string[];
  readonly references: readonly Reference[];
  /** The uses of directives that are listed, in the order of the text. */
  readonly placed: readonly PlacedElement[];
  /** In the order of the text, whether the tree shows them or not. */
  readonly open: readonly OpenQuestion[];
  /**
   * Whether a mistake hides part of the text (a comment or code block that is not closed, a merge
   * conflict). Headings, ids and references of that part are missing; what seems wrong because of
   * that need not be told.
   */
  readonly isPartial: boolean;
  /** Number of top-level nodes before the truncate marker; -1 without a marker. */
  readonly truncateAt: number;
  readonly problems: readonly Problem[];
}

/** A Markdown file, parsed and checked as far as one file alone can be. */
export interface ParsedMarkdown<FrontMatter> {
  readonly summary: ParsedSummary<FrontMatter>;
  /**
   * The body's top-level nodes, the level-1 heading left in place as `h1`. Links and images
   * carry what was written in `href` and `src`.
   */
  readonly tree: readonly TreeNode[];
}

/** Which front matter a file is checked against. */
export type MarkdownKind = 'doc' | 'post' | 'page';

export interface FrontMatterOf {
  readonly doc: DocFrontMatter;
  readonly post: PostFrontMatter;
  readonly page: PageFrontMatter;
}
