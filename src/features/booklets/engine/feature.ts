import { href } from '../../../engine/compose/context';
import { localeFile } from '../../../engine/compose/localePages';
import { findDocSet } from '../../../engine/compose/versions';
import type { Feature } from '../../../engine/feature';
import { bookletPath, composeBooklets } from './booklets';
import { listSheets } from './listSheets';

/** What is made for printing: doc sets as one page each, and the sheets that writers have made. */
export const booklets: Feature = {
  layout: listSheets,
  doc: (context, page) => {
    const { settings, latest } = findDocSet(context, page.set);
    return settings.booklet && page.version === latest.name
      ? { booklet: href(context, '/') + bookletPath(page.set) }
      : {};
  },
  claims: (site) =>
    site.sets.some(({ settings }) => settings.booklet)
      ? [
          {
            source: 'the booklets',
            files: site.locales.map((locale) => localeFile({ site, locale }, 'booklet')),
          },
        ]
      : [],
  files: (composed) => new Map(composed.locales.flatMap((locale) => composeBooklets(locale, composed))),
};
