import { readFile } from 'node:fs/promises';
import type { Problem } from '../../model/problem';
import { decode } from './decode';
import { unreadable } from './unreadable';

/** A text of the site with its place, relative to the site's root, with forward slashes. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The text of a file of the site, else the problem with its place: it may not be read, or is not UTF-8. */
export async function readText(
  absolute: string,
  file: string,
): Promise<{ readonly text: string } | { readonly problem: Problem }> {
  try {
    return decode(await readFile(absolute), file);
  } catch (error) {
    return { problem: unreadable(error, file) };
  }
}
