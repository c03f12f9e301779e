import { type AltText, type ArtPicture, altOf, type ShownArt, type ShownDownload } from '../model/art';
import type { TreeNode, TreeProps } from '../model/tree';
import type { ExhibitWords } from '../model/words';

/** What the `still.ts` of an exhibit gives to the build, as `exhibit`. */
export interface Exhibit {
  /** Component of the directive that writers place it with. */
  readonly component: string;
  /** What a use of the directive shows; `undefined` where its art is missing. */
  readonly show: (use: ExhibitUse) => ShownExhibit | undefined;
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
  /** For the working piece. */
  readonly attributes: TreeProps;
  /** What everyone gets. */
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
