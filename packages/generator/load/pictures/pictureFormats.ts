import type { Sharp } from 'sharp';

/** Formats that browsers show, by sharp's names. */
const formats: Readonly<Record<string, { readonly name: string; readonly endings: readonly string[] }>> = {
  png: { name: 'a PNG', endings: ['.png'] },
  jpeg: { name: 'a JPEG', endings: ['.jpg', '.jpeg'] },
  gif: { name: 'a GIF', endings: ['.gif'] },
  webp: { name: 'a WebP', endings: ['.webp'] },
  avif: { name: 'an AVIF', endings: ['.avif'] },
  svg: { name: 'an SVG', endings: ['.svg'] },
};

export const pictureEndings: readonly string[] = Object.values(formats).flatMap(({ endings }) => endings);

export interface PictureFormat {
  /** `png`, `jpeg`, `gif`, `webp`, `avif`, `svg`, or another that sharp knows. */
  readonly format: string;
  /** With its article, such as `a PNG`. */
  readonly name: string;
  /** Extensions of this format; none if browsers do not show it. */
  readonly endings: readonly string[];
}

/** The format of a picture by its content. */
export function formatOf({ format, compression }: Awaited<ReturnType<Sharp['metadata']>>): PictureFormat {
  const is = format === 'heif' && compression === 'av1' ? 'avif' : format;
  const known = formats[is];
  return { format: is, name: known?.name ?? `a ${is.toUpperCase()}`, endings: known?.endings ?? [] };
}
