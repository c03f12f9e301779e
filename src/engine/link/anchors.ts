import { decodePercent } from '../../model/escape';
import type { ParsedFile } from '../load/content';
import { translationIn } from '../load/content';
import type { Page } from './site';

/** The text of a page in a locale; `undefined` for pages that the site makes by itself. */
export function textFileOf(page: Page, locale: string): ParsedFile | undefined {
  if (page.kind === 'doc') return translationIn<ParsedFile>(page.files, locale);
  if (page.kind === 'post') return translationIn<ParsedFile>(page.files, locale);
  if (page.kind === 'page') return translationIn<ParsedFile>(page.files, locale);
  return undefined;
}

/** Whether a hash leads anywhere in a file, or may lead to a part of it that a mistake hides. */
export function hasAnchor(file: ParsedFile, hash: string): boolean {
  if (file.summary.isPartial) return true;
  const id = decodePercent(hash);
  return file.summary.headings.some((heading) => heading.id === id) || file.summary.otherIds.includes(id);
}

/** Every id that a hash can lead to. */
export function anchorsOf(file: ParsedFile): readonly string[] {
  return [...file.summary.headings.map((heading) => heading.id), ...file.summary.otherIds];
}
