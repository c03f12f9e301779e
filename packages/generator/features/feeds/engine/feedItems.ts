import type { Item } from 'feed';
import { escapeHtml } from '../../../model/escape';
import type { FeedEntry } from './feedEntries';

/** Stands for "<" in attributes of Atom, which the library does not escape; replaced when the feed is written. */
export const lessThan = '\uE000';

/** The author element of RSS is for mail addresses; names stand in Dublin Core's (FEED-05). */
export function composeRssItem({ link, title, date, description, tags, authors, content }: FeedEntry): Item {
  const creator = { name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } };
  return {
    link,
    title,
    date,
    description: escapeHtml(description),
    category: tags.map((tag) => ({ name: tag.label, domain: tag.href })),
    extensions: authors.length === 0 ? [] : [creator],
    content,
  };
}

/** The library declares titles and summaries as HTML. */
export function composeAtomItem({ link, title, date, description, tags, authors, content }: FeedEntry): Item {
  return {
    id: link,
    link,
    title: escapeHtml(title),
    date,
    published: date,
    description: escapeHtml(description),
    category: tags.map((tag) => {
      const label = tag.label.replaceAll('<', lessThan);
      return { name: label, term: label, scheme: tag.href };
    }),
    ...(authors.length === 0 ? {} : { author: [...authors] }),
    content,
  };
}
