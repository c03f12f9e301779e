import type { VersionEdition } from '../../features/releases/shared/versions';
import { type OwnList, readList, writeList } from './model';

const keyOf = (edition: VersionEdition) => `find-keys.${edition}`;

/** The list of the last visit; `undefined` where there is none, or storage is blocked. */
export function readOwnList(edition: VersionEdition): OwnList | undefined {
  try {
    return readList(localStorage.getItem(keyOf(edition)) ?? '', edition);
  } catch {
    return undefined; // Blocked storage reads as empty.
  }
}

/** Keeps the list for the next visit. */
export function storeOwnList(edition: VersionEdition, list: OwnList): void {
  try {
    localStorage.setItem(keyOf(edition), writeList(list));
  } catch {
    // Blocked or full: the list lasts as long as the page, and its link for ever.
  }
}
