import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import { decodePercent } from '../../model/escape';
import type { DrawnFile } from './art';
import type { ParsedFile } from './content';

/** A file that pages refer to. Sizes are CSS pixels, present for pictures. */
export interface Asset {
  /** Final address. */
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** It is a picture by its name but not by its content. */
  readonly isDamaged?: true;
}

/** The files that content refers to, and where they go in the output. */
export interface Assets {
  /** The asset that `target` names in `file`: beside it, beside its original, or in `public/`. */
  find(target: string, file: Pick<ParsedFile, 'locale' | 'path'>): Promise<Asset | undefined>;
  /** The file in `public/`, or one made with a fixed name, at an address that starts with a slash. */
  findPublic(address: string): Promise<Asset | undefined>;
  /** What is to be copied, by path in the output: absolute paths. */
  readonly copies: ReadonlyMap<string, string>;
}

const pictures = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.apng']);

/**
 * Looks assets up on disk, each once.
 * @param exported files that are made with fixed names, by path in the output; they count as files in `public/`
 */
export function openAssets(
  root: string,
  baseUrl: string,
  defaultLocale: string,
  exported: ReadonlyMap<string, DrawnFile>,
): Assets {
  const copies = new Map<string, string>();
  const known = new Map<string, Promise<Asset | undefined>>();

  const load = async (absolute: string, published: string | undefined): Promise<Asset | undefined> => {
    const info = await stat(absolute).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const path = published ?? `assets/files/${await hashedName(absolute)}`;
    if (published === undefined) copies.set(path, await realpath(absolute));
    return { src: baseUrl + path, ...(await pictureFacts(absolute, absolute)) };
  };
  const lookUp = (absolute: string, published?: string) => {
    const found = known.get(absolute) ?? load(absolute, published);
    known.set(absolute, found);
    return found;
  };

  const findPublic = async (path: string) => {
    const inPublic = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1);
    const made = exported.get(inPublic);
    if (made !== undefined)
      return { src: baseUrl + inPublic, ...(await pictureFacts(inPublic, made.draw())) };
    const absolute = normalize(join(root, 'public', inPublic));
    return absolute.startsWith(join(root, 'public') + sep) ? lookUp(absolute, inPublic) : undefined;
  };

  return {
    copies,
    findPublic,
    find: async (target, file) => {
      const path = decodePercent(target);
      if (path.startsWith('/')) return findPublic(path);
      for (const locale of [file.locale, defaultLocale]) {
        const absolute = normalize(join(root, 'content', locale, dirname(file.path), path));
        if (!absolute.startsWith(join(root, 'content') + sep)) return undefined;
        const asset = await lookUp(absolute);
        if (asset !== undefined) return asset;
      }
      return undefined;
    },
  };
}

async function hashedName(absolute: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(absolute))
    .digest('hex')
    .slice(0, 8);
  const extension = extname(absolute);
  // These have a meaning of their own in an address.
  return `${basename(absolute, extension)}-${hash}${extension}`.replace(/[?#%\\\p{Cc}]/gu, '-');
}

async function pictureFacts(name: string, picture: string | Uint8Array): Promise<Omit<Asset, 'src'>> {
  if (!pictures.has(extname(name).toLowerCase())) return {};
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(picture).metadata();
    return { width, height };
  } catch {
    // Sharp has one kind of error for all that it cannot read.
    return { isDamaged: true };
  }
}
