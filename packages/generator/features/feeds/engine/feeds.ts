import { Feed, type Item } from 'feed';
import { absolute, type ComposeContext, href, words } from '../../../compose/context';
import type { Blog, DocPage } from '../../../link/site';
import { type FeedChannel, listFeedChannels } from './feedChannels';
import { composeEntry, type FeedEntry } from './feedEntries';
import { composeAtomItem, composeRssItem, lessThan } from './feedItems';

/**
 * The feeds of a locale in RSS and Atom, by their path in the output: the blog's, and the further
 * ones that the settings ask for. None without posts (FEED-01).
 */
export function composeFeeds(context: ComposeContext): Readonly<Record<string, string>> {
  const { blog, rules } = context.site;
  if (blog === undefined) return {};
  const files = listFeedChannels(context, context.pageWords.blog).flatMap((channel) => {
    const entries = listEntries(context, blog, channel);
    const path = (address: string) => address.slice(rules.baseUrl.length);
    return [
      [path(channel.rss), buildFeed(context, blog, channel, entries.map(composeRssItem)).rss2()],
      // The library writes neither the language of an Atom feed nor a "<" in an attribute as it must be.
      [
        path(channel.atom),
        buildFeed(context, blog, channel, entries.map(composeAtomItem))
          .atom1()
          .replace('<feed ', `<feed xml:lang="${context.locale}" `)
          .replaceAll(lessThan, '&lt;'),
      ],
    ];
  });
  return Object.fromEntries(files);
}

/** The newest posts and release notes that belong into a feed (FEED-04). */
function listEntries(context: ComposeContext, blog: Blog, { tags, series }: FeedChannel): FeedEntry[] {
  const posts = blog.listed.filter((post) => tags.every((tag) => post.tags.includes(tag)));
  const dated = [...posts.map((page) => ({ page, day: page.date })), ...listSeries(context, series)];
  return dated
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, blog.settings.feedCount)
    .map(({ page, day }) => composeEntry(context, page, day));
}

/** The docs of a series, in the latest version of each doc set, whose day is known. */
function listSeries(context: ComposeContext, name: FeedChannel['series']) {
  const docs = context.site.sets.flatMap((set) => [...set.latest.docs.values()]);
  return docs.flatMap((page): { readonly page: DocPage; readonly day: string }[] => {
    const { unlisted, series } = page;
    if (series === undefined || series.name !== name || series.day === undefined) return [];
    return unlisted ? [] : [{ page, day: series.day }];
  });
}

function buildFeed(context: ComposeContext, blog: Blog, channel: FeedChannel, items: readonly Item[]): Feed {
  const { config, rules } = context.site;
  const siteTitle = words(context, config.title);
  const link = absolute(context, href(context, blog.base));
  const feed = new Feed({
    id: channel.name === undefined ? link : absolute(context, channel.atom),
    link,
    title: channel.title,
    description: channel.description,
    language: context.locale,
    updated: items[0]?.date ?? new Date(0),
    ...(config.favicon === undefined
      ? {}
      : { favicon: absolute(context, rules.baseUrl + config.favicon.slice(1)) }),
    feedLinks: { rss: absolute(context, channel.rss), atom: absolute(context, channel.atom) },
    // Atom asks for an author of the whole where a post has none.
    author: { name: siteTitle },
    copyright: config.footer === undefined ? siteTitle : words(context, config.footer.copyright),
  });
  for (const item of items) feed.addItem(item);
  return feed;
}
