import { data } from '#site/data';
import type { Feature } from '../../../feature';
import { joinRoute, outputPath } from '../../../model/address';
import { omitUndefined } from '../../../model/omitUndefined';
import { contentFile } from '../../../output/outputFiles';
import { listFeedChannels, listFeedLinks } from './feedChannels';
import { composeFeeds } from './feeds';

/** RSS and Atom. */
export const feeds: Feature = {
  layout: (scope, words) => ({ feeds: listFeedLinks(scope, words.pages.blog) }),
  blogLinks: (context) => {
    const further = listFeedChannels(context, context.pageWords.blog).filter(
      ({ name }) => name !== undefined,
    );
    return [
      ...listFeedLinks(context, context.pageWords.blog).map((feed) => ({
        label: feed.name,
        href: feed.href,
      })),
      ...further.map(({ description, rss, series }) => ({
        label: `RSS · ${description}`,
        href: rss,
        ...omitUndefined({ editions: series && data.editions.series[series] }),
      })),
    ];
  },
  claims: ({ blog, locales, rules }) => {
    if (blog === undefined || blog.listed.length === 0) return [];
    const folders = ['', ...blog.settings.feeds.map(({ name }) => name)];
    const routes = folders.flatMap((folder) =>
      ['rss.xml', 'atom.xml'].map((file) => joinRoute(blog.base, folder, file)),
    );
    const files = locales.flatMap((locale) =>
      routes.map((route) => outputPath(route, locale, rules.defaultLocale)),
    );
    return [{ source: 'a feed of the blog', files }];
  },
  files: ({ locales }) =>
    new Map(
      locales
        .flatMap(({ context }) => Object.entries(composeFeeds(context)))
        .map(([path, content]) => [path, contentFile(content, 'quick')]),
    ),
};
