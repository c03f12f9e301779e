import type { PageDocument } from '../../model/document';
import type { Frame } from '../../model/frame';

/** The window title: `Page | SITE`, or only `SITE` where the page has no title of its own (SEO-01). */
export function pageTitle(
  page: Pick<PageDocument, 'title'>,
  frame: { readonly site: Pick<Frame['site'], 'title'> },
): string {
  const own = page.title.trim();
  const site = frame.site.title.trim();
  return own === '' || own === site ? site : `${own} | ${site}`;
}
