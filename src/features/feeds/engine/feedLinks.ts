import type { Scope } from '../../../engine/compose/context';
import type { SiteLayout } from '../../../model/layout';
import type { Text } from '../../../model/text';
import { feedChannels } from './feedChannels';

/** Addresses of the blog's own feeds; none without posts (FEED-01, FEED-02). */
export function feedLinks(scope: Scope, text: Text): SiteLayout['feeds'] {
  const [blog] = feedChannels(scope, text);
  if (blog === undefined) return [];
  return [
    { name: 'RSS', type: 'application/rss+xml', title: `${blog.title} (RSS)`, href: blog.rss },
    { name: 'Atom', type: 'application/atom+xml', title: `${blog.title} (Atom)`, href: blog.atom },
  ];
}
