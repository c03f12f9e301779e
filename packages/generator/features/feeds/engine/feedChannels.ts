import type { Scope } from '../../../compose/context';
import { words } from '../../../compose/context';
import { hrefOf } from '../../../model/address';
import type { SiteLayout } from '../../../model/layout';
import { fill } from '../../../model/text';
import type { PageWords } from '../../../model/words';

/** A feed, in both formats: which posts and release notes it has, and where it lies. */
export interface FeedChannel {
  /** `undefined` for the feed of the whole blog. */
  readonly name: string | undefined;
  readonly title: string;
  readonly description: string;
  /** Addresses of its files. */
  readonly rss: string;
  readonly atom: string;
  /** A post of the feed has each of these. */
  readonly tags: readonly string[];
  /** The series of docs that belong to it. */
  readonly series: string | undefined;
}

/** The blog's feed and the further ones of the settings; none without posts (FEED-01). */
export function listFeedChannels(scope: Scope, { feedTitle }: PageWords['blog']): readonly FeedChannel[] {
  const { blog, config, rules } = scope.site;
  if (blog === undefined || blog.listed.length === 0) return [];
  const siteTitle = words(scope, config.title);
  const base = hrefOf(blog.base, scope.locale, { ...rules, trailingSlash: false });
  const description = words(scope, blog.settings.description ?? config.tagline) || siteTitle;
  const whole: FeedChannel = {
    name: undefined,
    title: fill(feedTitle, { site: siteTitle }),
    description,
    ...filesIn(base),
    tags: [],
    series: undefined,
  };
  const further = blog.settings.feeds.map((feed): FeedChannel => {
    const title = words(scope, feed.title);
    return {
      name: feed.name,
      title: `${title} | ${siteTitle}`,
      description: title,
      ...filesIn(`${base}/${feed.name}`),
      tags: feed.tags,
      series: feed.releases,
    };
  });
  return [whole, ...further];
}

function filesIn(folder: string) {
  return { rss: `${folder}/rss.xml`, atom: `${folder}/atom.xml` };
}

/** Addresses of the blog's own feeds; none without posts (FEED-01, FEED-02). */
export function listFeedLinks(scope: Scope, text: PageWords['blog']): SiteLayout['feeds'] {
  const [blog] = listFeedChannels(scope, text);
  if (blog === undefined) return [];
  return [
    { name: 'RSS', type: 'application/rss+xml', title: `${blog.title} (RSS)`, href: blog.rss },
    { name: 'Atom', type: 'application/atom+xml', title: `${blog.title} (Atom)`, href: blog.atom },
  ];
}
