import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { errorAt, fileStart, type Place, type Problem } from '../../model/problem';

/** A text of the site with its place, relative to the site's root, with forward slashes. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Text this long is a mistake (a picture pasted as data, a log): it would break the page budget a
 * hundred times over. One mebibyte is about a 500-page book.
 */
const largestText = 1024 * 1024;

/** The text of a file of the site, else the problem with its place: it may not be read, is too long or not UTF-8. */
export async function readText(
  absolute: string,
  file: string,
): Promise<{ readonly text: string } | { readonly problem: Problem }> {
  try {
    const tooLong = lengthProblem(statSync(absolute).size, file);
    return tooLong === undefined ? decode(readFileSync(absolute), file) : { problem: tooLong };
  } catch (error) {
    return { problem: unreadable(error, file) };
  }
}

/** @param size in bytes */
export function lengthProblem(size: number, file: string): Problem | undefined {
  if (size <= largestText) return undefined;
  return errorAt(fileStart(file), `The file has ${(size / 1024 / 1024).toFixed(1)} MB.`, {
    remedy: 'A text may have at most 1 MB; split it, or link to a download.',
  });
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file; bytes that are not UTF-8 are a problem at the place where they stand. */
export function decode(
  bytes: Uint8Array,
  file: string,
): { readonly text: string } | { readonly problem: Problem } {
  try {
    const text = strict.decode(bytes);
    const control = controls.exec(text);
    return control === null ? { text } : { problem: controlProblem(text, control, file) };
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const before = lenient.slice(0, Math.max(0, lenient.indexOf('\uFFFD')));
    return {
      problem: errorAt(placeAfter(before, file), 'The file is not valid UTF-8.', {
        remedy: 'Save it as UTF-8 in your editor (not GBK, Big5 or Latin-1).',
      }),
    };
  }
}

/** What no text has; tabs and line ends are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

function controlProblem(text: string, { 0: found, index }: RegExpExecArray, file: string): Problem {
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return errorAt(
    placeAfter(text.slice(0, index), file),
    `A control character stands in the text (U+${code}).`,
    { remedy: 'Remove it: it is not seen, and comes of copying or of a damaged file.' },
  );
}

function placeAfter(before: string, file: string): Place {
  const lines = before.split(/\r\n|\r|\n/);
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Why a file or folder cannot be read, by the code of the system's error, and what to do. */
const reasons: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  EACCES: ['This user may not read it.', 'Give this user the right to read it.'],
  EPERM: ['This user may not read it.', 'Give this user the right to read it.'],
  ENOENT: ['It was removed while it was to be read.', 'Run the command again.'],
  ENOTDIR: ['It is a file, but a folder should be here.', 'Move it away.'],
  EISDIR: ['It is a folder, but a file should be here.', 'Move it away.'],
  EBUSY: ['Another program uses it.', 'Close it there, then run the command again.'],
  EIO: ['The disk has a fault here.', 'Check the disk.'],
};

/**
 * The problem of a file or folder of the site that the system does not let us read.
 * @param file relative to the site's root, forward slashes
 * @throws `error` itself if it is of another kind
 */
export function unreadable(error: unknown, file: string): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason === undefined) throw error;
  const [message, remedy] = reason;
  return errorAt(fileStart(file), message, { remedy });
}

/** The bytes of a file of an installed package, named as in an import: `package/folder/file.woff`. */
export function readPackageFile(name: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(name));
}
