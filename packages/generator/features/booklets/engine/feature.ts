import { href, type Scope } from '../../../compose/context';
import { localeFile } from '../../../compose/localePages';
import { findDocSet } from '../../../compose/versions';
import type { Feature } from '../../../feature';
import { bookletPath, composeBooklets } from './booklets';
import { isSheet, listSheets, offerSheetPdf, printSheets, sheetPdf } from './sheets';

/** Pages for printing: doc sets as one page each, and the handouts that writers have made. */
export const booklets: Feature = {
  layout: listSheets,
  doc: (context, page) => {
    const { settings, latest } = findDocSet(context, page.set);
    return settings.booklet && page.version === latest.name
      ? { booklet: href(context, '/') + bookletPath(page.set) }
      : {};
  },
  standalone: offerSheetPdf,
  claims: (site) => {
    const everywhere = (pathIn: (scope: Scope) => string) =>
      site.locales.map((locale) => pathIn({ site, locale }));
    const folder = everywhere((scope) => localeFile(scope, 'booklet'));
    const sheets = [...site.pages.values()].filter(isSheet);
    return [
      ...(site.sets.some(({ settings }) => settings.booklet)
        ? [{ source: 'the booklets', files: folder }]
        : []),
      ...sheets.map(({ source, route }) => ({
        source: `the PDF of ${source}`,
        files: everywhere((scope) => sheetPdf(scope, route)),
      })),
    ];
  },
  files: (composed) =>
    new Map(
      composed.locales.flatMap((locale) => [
        ...composeBooklets(locale),
        ...printSheets(locale, composed.renderSettings.inFolders),
      ]),
    ),
};
