import { cleanPath } from '../model/address';
import { addressKey } from '../model/addressFault';
import type { Place } from '../model/problem';

/** An output of the build, or an address that visitors may request. */
export interface Claim {
  /** For messages: a file, or words such as `Page Not Found`. */
  readonly source: string;
  readonly place: Place;
  /** Advice for when something else has the address. */
  readonly remedy: string;
  /** Paths in the output; a folder stands for everything below it. */
  readonly files: readonly string[];
  /** Paths that nothing else may have, such as the original of a `.br` file. */
  readonly mustBeFree?: readonly string[];
}

/** A claim on an address that another claim has. */
export interface Clash {
  readonly claim: Claim;
  readonly address: string;
  readonly other: Claim;
  /** The other claim's address, if it is spelled differently. */
  readonly otherAddress: string | undefined;
}

interface Taken {
  readonly claim: Claim;
  readonly address: string;
}

/**
 * Finds claims on one address (CFG-04), each reported at most once: earlier claims win. Letter case and `.html` do
 * not tell addresses apart, since some servers and file systems ignore them; a file where another output needs a
 * folder is a clash, too.
 */
export function findClashes(claims: Iterable<Claim>): Clash[] {
  const byAddress = new Map<string, Taken>();
  const byFile = new Map<string, Taken>();
  const byFolder = new Map<string, Taken>();
  const clashes: Clash[] = [];
  for (const claim of claims) {
    const find = (file: string): Taken | undefined => {
      const key = addressKey(`/${file}`);
      const candidates = [
        byAddress.get(addressKey(cleanPath(`/${file}`))),
        byFolder.get(key),
        ...foldersOf(key).map((folder) => byFile.get(folder)),
      ];
      return candidates.find((taken) => taken !== undefined && taken.claim !== claim);
    };
    for (const file of [...claim.files, ...(claim.mustBeFree ?? [])]) {
      const taken = find(file);
      if (taken === undefined) continue;
      const address = cleanPath(`/${file}`);
      const otherAddress = taken.address === address ? undefined : taken.address;
      clashes.push({ claim, address, other: taken.claim, otherAddress });
      break;
    }
    for (const path of claim.files) {
      const entry = { claim, address: cleanPath(`/${path}`) };
      const key = addressKey(`/${path}`);
      setOnce(byAddress, addressKey(entry.address), entry);
      setOnce(byFile, key, entry);
      for (const folder of foldersOf(key)) setOnce(byFolder, folder, entry);
    }
  }
  return clashes;
}

function setOnce<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key)) map.set(key, value);
}

/** The folders around a path: `/a` and `/a/b` for `/a/b/c`. */
function foldersOf(key: string): string[] {
  const parts = key.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
