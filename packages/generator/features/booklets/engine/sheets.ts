import type { ComposeContext, Scope } from '../../../compose/context';
import { href } from '../../../compose/context';
import type { LocalePages } from '../../../compose/localePages';
import type { Page, StandalonePage } from '../../../link/site';
import { chooseTitle, translationIn } from '../../../load/content';
import { outputPath } from '../../../model/address';
import type { LinkItem, StandaloneBody } from '../../../model/document';
import type { PrintedFile } from '../../../output/outputFiles';
import { htmlPath } from '../../../render/renderPage';

/** Whether a page is printed on one sheet and may be found. */
export function isSheet(page: Page): page is StandalonePage {
  return page.kind === 'page' && page.sheet && !page.unlisted;
}

/** The pages that are printed on one sheet each, for the layout document of a locale. */
export function listSheets(scope: Scope): { readonly sheets?: readonly LinkItem[] } {
  const sheets = [...scope.site.pages.values()].filter(isSheet).map(
    (page): LinkItem => ({
      label: chooseTitle(translationIn(page.files, scope.locale), page.route),
      href: href(scope, page.route),
    }),
  );
  return sheets.length > 0 ? { sheets } : {};
}

/** Path in the output of a sheet's PDF. */
export function sheetPdf({ site, locale }: Scope, route: string): string {
  return `${outputPath(route, locale, site.rules.defaultLocale)}.pdf`;
}

/** The way from a sheet to its PDF, where it has one. */
export function offerSheetPdf(
  context: ComposeContext,
  page: StandalonePage,
): Partial<Pick<StandaloneBody, 'pdf'>> {
  if (!context.prints || !isSheet(page)) return {};
  const address = context.site.rules.baseUrl + sheetPdf(context, page.route);
  return { pdf: { label: context.buildWords.booklet.pdf, href: address } };
}

/** The PDFs of a locale's sheets, where PDFs are made. */
export function printSheets(
  { context, pages }: LocalePages,
  inFolders: boolean,
): (readonly [path: string, file: PrintedFile])[] {
  if (!context.prints) return [];
  return pages.flatMap(({ page, job }) =>
    isSheet(page)
      ? [[sheetPdf(context, page.route), { kind: 'printed', page: htmlPath(job.output, inFolders) }] as const]
      : [],
  );
}
