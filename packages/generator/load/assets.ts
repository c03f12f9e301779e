import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import { decodePercent } from '../model/escape';
import type { DrawnFile } from './art';
import type { ParsedFile } from './content';

/** A file that a text names. */
export interface FoundFile {
  /** Absolute path, or what draws it. */
  readonly from: string | DrawnFile;
  /** Its path in the output, where it lies there in any case. */
  readonly published: string | undefined;
}

/** The text that contains the reference. */
export type NamingText = Pick<ParsedFile, 'locale' | 'path'>;

/** The files that content refers to, and where they go in the output. */
export interface Assets {
  /** The file that `target` names in a text: beside it, beside its original, or in `public/`. */
  locate(target: string, file: NamingText): Promise<FoundFile | undefined>;
  /** The final address of a file, which is copied as it is. */
  publish(file: FoundFile): Promise<string>;
  /**
   * The final address of a file in `public/` or of a drawn file with a fixed name.
   * @param address starts with a slash
   */
  findPublic(address: string): Promise<string | undefined>;
  /** Files to copy: absolute paths by path in the output. */
  readonly copies: ReadonlyMap<string, string>;
}

/**
 * Looks up assets on disk, each once.
 * @param exported drawn files with fixed names, by path in the output; they count as files in `public/`
 */
export function openAssets(
  root: string,
  baseUrl: string,
  defaultLocale: string,
  exported: ReadonlyMap<string, DrawnFile>,
): Assets {
  const copies = new Map<string, string>();
  const known = new Map<string, Promise<boolean>>();
  const addresses = new Map<string, Promise<string>>();

  const isFile = (absolute: string, home: 'content' | 'public') => {
    const is = known.get(absolute) ?? isInside(absolute, join(root, home));
    known.set(absolute, is);
    return is;
  };
  const copy = async (absolute: string) => {
    const path = `assets/files/${await hashedName(absolute)}`;
    copies.set(path, await realpath(absolute));
    return baseUrl + path;
  };
  const publish = async ({ from, published }: FoundFile) => {
    if (typeof from !== 'string' || published !== undefined) return baseUrl + published;
    const address = addresses.get(from) ?? copy(from);
    addresses.set(from, address);
    return address;
  };
  const locatePublic = async (path: string): Promise<FoundFile | undefined> => {
    const published = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1);
    const made = exported.get(published);
    if (made !== undefined) return { from: made, published };
    const absolute = normalize(join(root, 'public', published));
    const isThere = absolute.startsWith(join(root, 'public') + sep) && (await isFile(absolute, 'public'));
    return isThere ? { from: absolute, published } : undefined;
  };

  return {
    copies,
    publish,
    findPublic: async (address) => {
      const file = await locatePublic(address);
      return file && publish(file);
    },
    locate: async (target, file) => {
      const path = decodePercent(target);
      if (path.startsWith('/')) return locatePublic(path);
      for (const locale of [file.locale, defaultLocale]) {
        const absolute = normalize(join(root, 'content', locale, dirname(file.path), path));
        if (!absolute.startsWith(join(root, 'content') + sep)) return undefined;
        if (await isFile(absolute, 'content')) return { from: absolute, published: undefined };
      }
      return undefined;
    },
  };
}

/**
 * Whether a file lies in a folder with symbolic links resolved: a link may lead to any file of the building machine.
 */
async function isInside(absolute: string, home: string): Promise<boolean> {
  try {
    if (!(await stat(absolute)).isFile()) return false;
    return (await realpath(absolute)).startsWith((await realpath(home)) + sep);
  } catch {
    return false;
  }
}

async function hashedName(absolute: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(absolute))
    .digest('hex')
    .slice(0, 8);
  return nameWithHash(absolute, hash, extname(absolute));
}

/**
 * Name of a file made from another one, with the hash of its content.
 * @param ending extension of the new file
 */
export function nameWithHash(file: string, hash: string, ending: string): string {
  // Characters with a meaning of their own in addresses.
  return `${basename(file, extname(file))}-${hash}${ending}`.replace(/[?#%\\\p{Cc}]/gu, '-');
}
