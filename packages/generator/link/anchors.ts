import { type ParsedFile, type Translations, translationIn } from '../load/content';
import { decodePercent } from '../model/escape';
import type { Page, Site } from './site';

/** A text as far as references to and from it depend on it. */
export type ContentText = Pick<ParsedFile, 'file' | 'path' | 'locale' | 'summary'>;

/** The text of a page in a locale; `undefined` for pages that the site generates. */
export function textFileOf(page: Page, locale: string): ParsedFile | undefined {
  return 'files' in page ? translationIn<ParsedFile>(page.files, locale) : undefined;
}

/** Every text of the site with its translations. */
export function textsOf(site: Site): Translations<ParsedFile>[] {
  return [...site.pages.values()].flatMap((page): Translations<ParsedFile>[] =>
    'files' in page ? [page.files] : [],
  );
}

/** Whether a hash leads anywhere in a text. In a text that is partly hidden by a mistake every hash does. */
export function hasAnchor(text: ContentText, hash: string): boolean {
  return text.summary.isPartial || anchorsOf(text).includes(decodePercent(hash));
}

/** Every id that a hash can lead to. */
export function anchorsOf({ summary }: ContentText): readonly string[] {
  return [...summary.headings.map((heading) => heading.id), ...summary.otherIds];
}
