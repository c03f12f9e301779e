import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { errorAt, fileStart, type Place, type Problem } from '../model/problem';

/** A text file; `file` is relative to the site's root, with forward slashes. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Longer texts are a mistake, such as a picture pasted as data or a log: one mebibyte is a book of 500 pages. */
const maxBytes = 1024 * 1024;

/** The text of a file of the site, or a problem: it cannot be read, is too long, not UTF-8 or damaged. */
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
  if (size <= maxBytes) return undefined;
  return errorAt(fileStart(file), `The file has ${(size / 1024 / 1024).toFixed(1)} MB.`, {
    remedy: 'A text may have at most 1 MB; split it, or link to a download.',
  });
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a text; the problem is at the first byte that is not UTF-8. */
export function decode(
  bytes: Uint8Array,
  file: string,
): { readonly text: string } | { readonly problem: Problem } {
  try {
    const text = strict.decode(bytes);
    const problem = controlProblem(text, file) ?? conflictProblem(text, file);
    return problem === undefined ? { text } : { problem };
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

/** Characters that no text has; tabs and line ends are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

function controlProblem(text: string, file: string): Problem | undefined {
  const found = controls.exec(text);
  if (found === null) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return errorAt(
    placeAfter(text.slice(0, found.index), file),
    `The text contains a control character (U+${code}).`,
    { remedy: 'Remove it: it is invisible, and comes from copying or from a damaged file.' },
  );
}

/** A failed merge would be published with its markers. Markers that readers should see are indented. */
function conflictProblem(text: string, file: string): Problem | undefined {
  const marker = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text.replaceAll('\r', ''));
  if (marker === null) return undefined;
  return errorAt(
    placeAfter(text.replaceAll('\r', '').slice(0, marker.index), file),
    'The file has a merge conflict.',
    {
      remedy: 'Keep the lines that are meant, and remove the others with the markers.',
    },
  );
}

function placeAfter(before: string, file: string): Place {
  const lines = before.split(/\r\n|\r|\n/);
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * The problem of a file or folder that the system cannot read, for example for lack of permission.
 * @param file relative to the site's root, with forward slashes
 * @throws `error` itself if it is not one of the system
 */
export function unreadable(error: unknown, file: string): Problem {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) throw error;
  return errorAt(fileStart(file), `It cannot be read (${error.code}).`, {
    remedy: 'Check that it exists and that this user has permission to read it, then run the command again.',
  });
}

/** The bytes of a file of an installed package, named as in an import: `package/folder/file.woff`. */
export function readPackageFile(name: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(name));
}
