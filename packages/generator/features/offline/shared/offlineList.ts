import { cleanPath, findHome } from '../../../model/address';
import { decodePath } from '../../../model/escape';

/**
 * All that is needed to read one doc set in one language without a network. The build writes it;
 * the worker stores the files that it names, either all of them or none.
 */
export interface OfflineList {
  /** Changes whenever any of the files does. */
  readonly id: string;
  /** Name of the doc set in the language. */
  readonly label: string;
  /** Address of the set's main page. */
  readonly main: string;
  /** For each language of the site: its home page, and the page that says that a page is not stored. */
  readonly messages: readonly (readonly [home: string, message: string])[];
  readonly files: readonly OfflineFile[];
}

/** An address as pages link to it, the SHA-256 of its content in base64, and its size. */
export type OfflineFile = readonly [address: string, hash: string, bytes: number];

/** Bytes of all files of a list. */
export function sizeOf(list: Pick<OfflineList, 'files'>): number {
  return list.files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

/** The value that was fetched or stored, if it is a list. */
export function parseOfflineList(value: unknown): OfflineList | undefined {
  const { id, label, main, messages, files } = Object(value);
  const isSound = [id, label, main].every(isText) && isPairs(messages) && isFiles(files);
  return isSound ? { id, label, main, messages, files } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPairs(value: unknown): boolean {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.every(isText));
}

function isFiles(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((file) => Array.isArray(file) && isText(file[0]) && isText(file[1]) && file[2] >= 0)
  );
}

/** The files of a list by the path that asks for them; see `plainPath`. */
export function filesByPath(list: OfflineList): ReadonlyMap<string, OfflineFile> {
  return new Map(list.files.map((file) => [plainPath(file[0]), file]));
}

/** A path in the form of `filesByPath`, however it is written: with `.html`, `/index.html` or a slash at its end. */
export function plainPath(path: string): string {
  return cleanPath(decodePath(path));
}

/** The page that says, in the language of a path, that nothing is stored there. */
export function messageFor(lists: readonly OfflineList[], path: string): string | undefined {
  const messages = lists.flatMap((list) => list.messages);
  const home = findHome(
    path,
    messages.map(([own]) => own),
  );
  return messages.find(([own]) => own === home)?.[1];
}
