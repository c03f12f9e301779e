import type { SiteConfig } from './config/siteConfig';
import { omitUndefined } from './omitUndefined';
import { languageOf, type OtherLanguage } from './otherLanguage';
import type { TreeProps } from './tree';

/** A drawn picture. Sizes are its own pixels; it is shown at a whole multiple of them. */
export interface ArtPicture {
  /** Final address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A sprite or an animation of the art folder, as pages show it. */
export interface ArtPiece {
  /** The first frame. */
  readonly still: ArtPicture;
  /** All frames side by side; absent for a single one. */
  readonly sheet?: ArtPicture;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
  /** Named parts of an animation, both ends included, counted from 0. */
  readonly tags: readonly { readonly name: string; readonly first: number; readonly last: number }[];
  /** Alt texts by locale. */
  readonly alt: Readonly<Record<string, string>>;
  /** The first frame has no transparent pixel: nothing is seen behind it. */
  readonly isOpaque?: true;
  /** And it stands for more than a view: at its ends are the few colours of a ground, on which nothing may be cut. */
  readonly isStrip?: true;
  /** And both its sides are of the colour that the palette calls night, which may go on around it. */
  readonly isOnNight?: true;
}

/** The alt text of a picture, with its language. */
export interface AltText extends OtherLanguage {
  readonly alt: string;
}

/** The words alone of what has them beside other things. */
export function altOf({ alt, lang, dir }: AltText): AltText {
  return omitUndefined({ alt, lang, dir });
}

/** The words among the attributes of a tree element. */
export function readAlt({ alt, lang, dir }: TreeProps): AltText {
  return omitUndefined({
    alt: String(alt),
    lang: typeof lang === 'string' ? lang : undefined,
    dir: dir === 'ltr' || dir === 'rtl' ? dir : undefined,
  });
}

/** A piece as a text shows it: in the words of its language, else of the site's default one. */
export type ShownArt = Omit<ArtPiece, 'alt'> & AltText;

/** A piece with its words for a text in `locale`: none, where its file has none in the default one either. */
export function showIn(piece: ArtPiece, locale: string, locales: SiteConfig['locales']): ShownArt {
  const { alt, ...pictures } = piece;
  return { ...pictures, ...altIn(alt, locale, locales) };
}

function altIn(alt: ArtPiece['alt'], locale: string, locales: SiteConfig['locales']): AltText {
  const own = alt[locale];
  if (own !== undefined) return { alt: own };
  const fallback = alt[locales.default];
  return fallback === undefined
    ? { alt: '' }
    : { alt: fallback, ...languageOf(locales.default, locale, locales) };
}

/** A file with a fixed name that is made of the art folder, as pages link to it. */
export interface Download {
  /** Final address. */
  readonly src: string;
  readonly bytes: number;
  /** How many colours it has, transparency not counted. */
  readonly colors: number;
  /** Absent for a palette. */
  readonly picture?: DownloadPicture;
}

/** A download as a text offers it. */
export interface ShownDownload {
  readonly src: string;
  /** The kind of file, in the brackets after its name. */
  readonly facts: string;
}

/** Sizes are pixels of the file. */
interface DownloadPicture {
  readonly width: number;
  readonly height: number;
  /** The frames of an animation. */
  readonly frames?: {
    readonly count: number;
    readonly width: number;
    readonly height: number;
    /** Of the whole animation in milliseconds; absent where the file does not tell the time. */
    readonly duration?: number;
  };
}
