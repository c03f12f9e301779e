import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { absolute, type ComposeContext } from '../../../compose/context';
import { type LocalePages, listPublicPages } from '../../../compose/localePages';
import { textFileOf } from '../../../link/anchors';
import type { Page, Site } from '../../../link/site';
import { translationIn } from '../../../load/content';
import { omitUndefined } from '../../../model/omitUndefined';

/**
 * The sitemap of a locale: every page that search engines may show, with its translations (SEO-07);
 * `undefined` if they are kept away from the whole site.
 */
export async function composeSitemap(locale: LocalePages): Promise<string | undefined> {
  const { context } = locale;
  const { config } = context.site;
  const pages = listPublicPages(locale);
  if (config.noIndex || pages.length === 0) return undefined;
  const items = pages.map(({ page, job }) =>
    omitUndefined({
      url: absolute(context, job.document.route),
      links: listAlternates(locale, job.document.alternates),
      lastmod: findLastModified(context, page),
    }),
  );
  const stream = new SitemapStream({
    hostname: config.url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return xml.toString();
}

/** As in the page's head (SEO-04). */
function listAlternates({ context }: LocalePages, alternates: Readonly<Record<string, string>>) {
  const { locales } = context.site.config;
  const links = Object.entries(alternates).map(([code, href]) => ({
    lang: locales.list[code]?.htmlLang ?? code,
    url: absolute(context, href),
  }));
  const fallback = alternates[locales.default];
  return fallback === undefined ? links : [...links, { lang: 'x-default', url: absolute(context, fallback) }];
}

/** When what a page says was last changed, ISO 8601; `undefined` for lists, which nobody writes. */
export function findLastModified(context: ComposeContext, page: Page): string | undefined {
  const { home } = context.site;
  if (page.kind === 'home')
    return home === undefined
      ? undefined
      : context.history.get(translationIn(home, context.locale).file)?.last;
  const file = textFileOf(page, context.locale);
  if (file === undefined) return undefined;
  return file.summary.frontMatter.lastUpdate?.date ?? context.history.get(file.file)?.last;
}

/**
 * `robots.txt`: everything may be read, also on a site that is not to be indexed, since a crawler
 * must read a page to find out. Names the sitemaps (SEO-07).
 * @param sitemaps their paths in the output
 */
export function composeRobots({ config }: Site, sitemaps: readonly string[]): string {
  const lines = sitemaps.map((path) => `Sitemap: ${new URL(config.baseUrl + path, config.url).href}\n`);
  return `User-agent: *\nDisallow:\n${lines.length === 0 ? '' : '\n'}${lines.join('')}`;
}
