import { readFile, stat } from 'node:fs/promises';
import type { DiskCache } from '../../output/cache/diskCache';
import type { SharedFile } from '../../output/outputFiles';
import { type Assets, type FoundFile, type NamingText, nameWithHash } from '../assets';
import type { ParsedFile } from '../content';
import { unreadable } from '../readText';
import {
  factsKind,
  type PictureFault,
  type PictureVariant,
  type PreparedPicture,
  pictureLimits,
  variantKey,
  variantKind,
} from './picture';
import { storeIn } from './pictureVariants';
import { type PictureTask, pictureKey, prepareFile, preparePicture } from './preparePicture';
import { publishPicture, type ShownPicture } from './publishPicture';

/** Prepares pictures, in worker threads or on this one; results are in the order of the tasks. */
export type PreparePictures = (tasks: readonly PictureTask[]) => Promise<readonly PreparedPicture[]>;

/** Pictures that texts refer to, ready for pages. */
export interface Pictures {
  /** The picture that `target` names in a text, or why it cannot be shown; `undefined` if there is no such file. */
  find(
    target: string,
    file: NamingText,
  ): Promise<ShownPicture | { readonly fault: PictureFault } | undefined>;
  /** Variants of the pictures found so far, by path in the output. */
  readonly files: ReadonlyMap<string, SharedFile>;
}

/** Opens the pictures of a site and prepares all that its texts refer to. */
export async function openPictures(
  texts: readonly ParsedFile[],
  assets: Assets,
  baseUrl: string,
  cache: DiskCache,
  prepare: PreparePictures,
): Promise<Pictures> {
  const prepared = new Map<string, PreparedPicture>();
  const files = new Map<string, SharedFile>();

  const prepareAll = async (paths: readonly string[]) => {
    const missing: PictureTask[] = [];
    for (const absolute of new Set(paths)) {
      if (prepared.has(absolute)) continue;
      const known = await recall(absolute, cache);
      if (known === undefined) missing.push({ absolute, cache: cache.place });
      else prepared.set(absolute, known);
    }
    const results = missing.length === 0 ? [] : await prepare(missing);
    for (const [index, { absolute }] of missing.entries()) {
      const result = results[index];
      if (result !== undefined) prepared.set(absolute, result);
    }
  };
  const preparedOf = async ({ from, published = '' }: FoundFile) => {
    if (typeof from !== 'string') return preparePicture(published, from.draw(), storeIn(cache));
    await prepareAll([from]);
    return prepared.get(from);
  };
  const publish = (made: PictureVariant, { from, published = '' }: FoundFile) => {
    const name = typeof from === 'string' ? from : published;
    const path = `assets/files/${nameWithHash(name, made.hash, made.ending)}`;
    const again = async () => {
      if (typeof from === 'string') await prepareFile({ absolute: from, cache: cache.place });
      else await preparePicture(published, from.draw(), storeIn(cache));
    };
    const read = () => cache.read(variantKind, variantKey(made));
    const make = async () => {
      const kept = read();
      if (kept !== undefined) return kept;
      await again();
      const remade = read();
      if (remade === undefined) throw new Error(`${cache.place.folder} was removed while a picture was made`);
      return remade;
    };
    files.set(path, { kind: 'made', make, isHashed: true, compression: 'none' });
    return baseUrl + path;
  };

  const named = await Promise.all(
    texts.flatMap((file) =>
      file.summary.references
        .filter(({ kind }) => kind === 'image')
        .map(async ({ target }) => (await assets.locate(target, file))?.from),
    ),
  );
  await prepareAll(named.filter((from) => typeof from === 'string'));

  return {
    files,
    find: async (target, text) => {
      const file = await assets.locate(target, text);
      const found = file && (await preparedOf(file));
      if (file === undefined || found === undefined) return undefined;
      if ('fault' in found) return found;
      return publishPicture(
        found.picture,
        file.published !== undefined,
        () => assets.publish(file),
        (made) => publish(made, file),
      );
    },
  };
}

/** The cached result for a picture. Files that are too large are not even read. */
async function recall(absolute: string, cache: DiskCache): Promise<PreparedPicture | undefined> {
  const { size } = await stat(absolute);
  if (size > pictureLimits.bytes) return { fault: { kind: 'bytes', bytes: size } };
  try {
    const json = cache.read(factsKind, pictureKey(absolute, await readFile(absolute)));
    return json === undefined ? undefined : JSON.parse(json.toString());
  } catch (error) {
    const { message, remedy = '' } = unreadable(error, absolute);
    return { fault: { kind: 'closed', reason: message, remedy } };
  }
}
