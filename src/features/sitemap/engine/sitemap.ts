import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { absolute } from '../../../engine/compose/context';
import { type LocalePages, publicPages } from '../../../engine/compose/localePages';
import { lastModified } from './lastModified';

/**
 * The sitemap of a locale: every page that search engines may show, with
 * its twins in the other languages (SEO-07); `undefined` if they are kept away from the whole site.
 */
export async function composeSitemap(locale: LocalePages): Promise<string | undefined> {
  const { context } = locale;
  const { config } = context.site;
  const pages = publicPages(locale);
  if (config.noIndex || pages.length === 0) return undefined;
  const items = pages.map(({ page, job }) => {
    const lastmod = lastModified(context, page);
    return {
      url: absolute(context, job.document.route),
      links: alternatesOf(locale, job.document.alternates),
      ...(lastmod === undefined ? {} : { lastmod }),
    };
  });
  const stream = new SitemapStream({
    hostname: config.url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return xml.toString();
}

/** As in the page's head (SEO-04). */
function alternatesOf({ context }: LocalePages, alternates: Readonly<Record<string, string>>) {
  const { locales } = context.site.config;
  const links = Object.entries(alternates).map(([code, href]) => ({
    lang: locales.list[code]?.htmlLang ?? code,
    url: absolute(context, href),
  }));
  const fallback = alternates[locales.default];
  return fallback === undefined ? links : [...links, { lang: 'x-default', url: absolute(context, fallback) }];
}
