import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import { decodePercent } from '../../model/escape';
import type { DrawnFile } from './art';
import type { ParsedFile } from './content';

/** A file that a text names. */
export interface FoundFile {
  /** Absolute path, or what draws it. */
  readonly from: string | DrawnFile;
  /** Its path in the output, where it lies there in any case. */
  readonly published: string | undefined;
}

/** The text that a name stands in. */
export type NamingText = Pick<ParsedFile, 'locale' | 'path'>;

/** The files that content refers to, and where they go in the output. */
export interface Assets {
  /** The file that `target` names in a text: beside it, beside its original, or in `public/`. */
  locate(target: string, file: NamingText): Promise<FoundFile | undefined>;
  /** The final address of a file, which is copied as it is. */
  publish(file: FoundFile): Promise<string>;
  /** The final address of the file in `public/`, or made with a fixed name, at an address that starts with a slash. */
  findPublic(address: string): Promise<string | undefined>;
  /** What is to be copied, by path in the output: absolute paths. */
  readonly copies: ReadonlyMap<string, string>;
}

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
  const known = new Map<string, Promise<boolean>>();
  const addresses = new Map<string, Promise<string>>();

  const isFile = (absolute: string, home: 'content' | 'public') => {
    const is = known.get(absolute) ?? liesIn(absolute, join(root, home));
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

/** Whether a file lies in a folder; a link there may lead to any file of the machine that builds. */
async function liesIn(absolute: string, home: string): Promise<boolean> {
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

/** The name of a file made of another one, whose own ending may differ; it changes with the content. */
export function nameWithHash(file: string, hash: string, ending: string): string {
  // These have a meaning of their own in an address.
  return `${basename(file, extname(file))}-${hash}${ending}`.replace(/[?#%\\\p{Cc}]/gu, '-');
}
