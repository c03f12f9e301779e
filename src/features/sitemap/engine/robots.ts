import type { Site } from '../../../engine/link/site';

/**
 * `robots.txt`: everything may be read, also on a site that is not to be indexed, since a crawler
 * must read a page to find out. Names the sitemaps (SEO-07).
 * @param sitemaps their paths in the output
 */
export function composeRobots({ config }: Site, sitemaps: readonly string[]): string {
  const lines = sitemaps.map((path) => `Sitemap: ${new URL(config.baseUrl + path, config.url).href}\n`);
  return `User-agent: *\nDisallow:\n${lines.length === 0 ? '' : '\n'}${lines.join('')}`;
}
