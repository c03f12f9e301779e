import type { z } from 'zod';
import { type AltText, type ArtPicture, altOf, type ShownArt, type ShownDownload } from '../model/art';
import type { TreeNode, TreeProps } from '../model/tree';
import type { ExhibitWords } from '../model/words';

/** An exhibit as the build knows it: each folder exports its own from `exhibit.ts`, as `exhibit`. */
export interface Exhibit {
  readonly directive: ExhibitDirective;
  /** The words of its `Exercise` or `Tool`; absent where all of its words are shared by exhibits. */
  readonly words?: ExhibitWordsByLocale;
  /** Has no frame of its own: on a phone its figure is as wide as the window. */
  readonly isPicture?: true;
  /** What it says in the face of the page's title, by locale. */
  readonly mark?: Readonly<Record<string, string>>;
  /** States as the link of an exercise carries them, for pictures to look through: in use, then with the goal met. */
  readonly states?: readonly string[];
  /** The tree of a use of the directive; `undefined` where its art is missing. */
  readonly show: (use: ExhibitUse) => ShownExhibit | undefined;
  /** From its data, what stands for it without styles and scripts, in feeds and as Markdown. Default: its still. */
  plain?(data: object): readonly TreeNode[];
}

/** The directive that writers place an exhibit with; its name is that of the folder, its label the caption. */
export interface ExhibitDirective {
  /** Its purpose, in one sentence. */
  readonly doc: string;
  readonly needsCaption?: true;
  /** Besides `id`, which each has. */
  readonly attributes: z.ZodRawShape;
  /** Attributes that name pieces of art, and those with their alt texts. */
  readonly art: Readonly<Record<string, string>>;
  /** The pieces must have several frames. */
  readonly needsFrames?: true;
  /** The attribute that names a file made of the art folder. */
  readonly download?: string;
  /** Attributes that are links, written as those in a text. */
  readonly links?: readonly string[];
}

export interface ExhibitWordsByLocale {
  readonly en: object;
  readonly [locale: string]: object;
}

/** A directive in a text, with the art that its attributes may name. */
export interface ExhibitUse {
  readonly attributes: TreeProps;
  readonly art: Readonly<Record<string, ShownArt>>;
  /** Files made of the art folder that the attributes name. */
  readonly downloads: Readonly<Record<string, ShownDownload>>;
  /** Where the links that the attributes are lead to, by what was written. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** Language of the page, as in `lang`. */
  readonly htmlLang: string;
  readonly text: ExhibitWords;
}

export interface ShownExhibit {
  /** Of its element, for an exercise. */
  readonly attributes?: TreeProps;
  /** For a tool or another working piece, which gets it as it is here. */
  readonly data?: object;
  /** For everyone. */
  readonly still: readonly TreeNode[];
}

/** How large a picture may be without a scale of its own, in CSS pixels. */
const rooms = {
  /** Beside the text around it, also on the narrowest screens. */
  inline: { width: 352, height: 352 },
  /** As wide as the column of a text, for what is to be looked at closely. */
  column: { width: 720, height: 400 },
};
const largestScale = { inline: 8, column: 16 };

/** The scale that was written, else the largest at which a picture fits its room. */
export function chooseScale(
  attributes: TreeProps,
  { width, height }: ArtPicture,
  room: keyof typeof rooms,
): number {
  const written = attributes['scale'];
  if (typeof written === 'number') return written;
  const fitting = Math.floor(Math.min(rooms[room].width / width, rooms[room].height / height));
  return Math.min(largestScale[room], Math.max(1, fitting));
}

export function enlargePicture({ src, width, height }: ArtPicture, scale: number): ArtPicture {
  return { src, width: width * scale, height: height * scale };
}

/** The words that were written for who cannot see a picture, else those of the art folder. */
export function chooseAlt(written: TreeProps[string] | undefined, piece: ShownArt): AltText {
  return typeof written === 'string' ? { alt: written } : altOf(piece);
}
