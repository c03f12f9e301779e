import { cleanPath } from '../../model/address';
import { addressKey } from '../../model/addressFault';
import type { Place } from '../../model/problem';

/** Something that is written to the output, or that a visitor may ask for. */
export interface Claim {
  /** For messages: a file, or words such as `Page Not Found`. */
  readonly source: string;
  readonly place: Place;
  /** What to do if something else has the address. */
  readonly remedy: string;
  /** Paths in the output; a folder stands for all that lies in it. */
  readonly files: readonly string[];
  /** Paths that only something else may not have, such as the file that a compressed one stands for. */
  readonly mustBeFree?: readonly string[];
}

/** A claim on what another one has already. */
export interface Clash {
  readonly claim: Claim;
  readonly address: string;
  readonly other: Claim;
  /** The other's address, where it is written differently. */
  readonly otherAddress: string | undefined;
}

interface Taken {
  readonly claim: Claim;
  readonly address: string;
}

/**
 * Claims on one address (CFG-04), each at most once: earlier ones win. Addresses are compared as a
 * server or a file system would that knows neither letter case nor `.html`; a file where another
 * one needs a folder counts too.
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

/** `/a/b/c` lies in `/a/b` and `/a`. */
function foldersOf(key: string): string[] {
  const parts = key.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
