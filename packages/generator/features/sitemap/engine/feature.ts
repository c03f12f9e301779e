import { localeFile } from '../../../compose/localePages';
import type { Feature } from '../../../feature';
import { contentFile, type SharedFile } from '../../../output/outputFiles';
import { composeRobots, composeSitemap } from './sitemap';

const robots = 'robots.txt';
const sitemapFile = 'sitemap.xml';

/** The sitemap and robots.txt: they tell crawlers which pages there are. */
export const sitemap: Feature = {
  claims: (site) => [
    { source: 'the list for crawlers', files: [robots] },
    ...(site.config.noIndex
      ? []
      : [
          {
            source: 'the sitemap',
            files: site.locales.map((locale) => localeFile({ site, locale }, sitemapFile)),
          },
        ]),
  ],
  files: async ({ locales }) => {
    const files = new Map<string, SharedFile>();
    for (const locale of locales) {
      const content = await composeSitemap(locale);
      if (content !== undefined)
        files.set(localeFile(locale.context, sitemapFile), contentFile(content, 'quick'));
    }
    const [first] = locales;
    if (first !== undefined)
      files.set(robots, contentFile(composeRobots(first.context.site, [...files.keys()]), 'none'));
    return files;
  },
};
