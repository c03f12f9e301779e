import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';

/** The window title: `Page | SITE`, or only `SITE` where the page has no title of its own (SEO-01). */
export function pageTitle(
  page: Pick<PageDocument, 'title'>,
  layout: { readonly site: Pick<SiteLayout['site'], 'title'> },
): string {
  const own = page.title.trim();
  const site = layout.site.title.trim();
  return own === '' || own === site ? site : `${own} | ${site}`;
}
