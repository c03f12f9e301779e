import { listSidebarPages } from '../link/sidebarPages';
import type { DocSet, Page } from '../link/site';
import {
  composeChangesPage,
  composeNotFoundPage,
  composePage,
  composeRedirect,
  type PageJob,
} from './composePage';
import type { ComposeContext, Scope } from './context';

/** A page of the site with the job that renders it. */
export interface ComposedPage {
  readonly page: Page;
  readonly job: PageJob;
}

/** Everything that a locale is made of, composed. */
export interface LocalePages {
  readonly context: ComposeContext;
  readonly pages: readonly ComposedPage[];
  /** Pages that show what translations lack. No list has them. */
  readonly changes: readonly PageJob[];
  readonly notFound: PageJob;
  readonly redirects: readonly PageJob[];
}

export function composeLocale(context: ComposeContext): LocalePages {
  const { pages, redirects } = context.site;
  return {
    context,
    pages: [...pages.values()].map((page) => ({ page, job: composePage(context, page) })),
    changes: [...pages.values()].flatMap((page) => composeChangesPage(context, page) ?? []),
    notFound: composeNotFoundPage(context),
    redirects: [...redirects].map(([from, to]) => composeRedirect(context, from, to)),
  };
}

/** The pages that search engines and readers of lists may find: no draft, unlisted or hidden one. */
export function listPublicPages({ pages }: LocalePages): readonly ComposedPage[] {
  return pages.filter(({ job }) => job.document.noIndex !== true);
}

/** Path in the output of a file that each locale has one of: `sitemap.xml`, `zh/sitemap.xml`. */
export function localeFile({ site, locale }: Scope, name: string): string {
  return locale === site.rules.defaultLocale ? name : `${locale}/${name}`;
}

/** The public docs of a set's latest version from top to bottom as its sidebars show them, each once. */
export function listSidebarDocs(locale: LocalePages, { latest }: DocSet): readonly ComposedPage[] {
  const docs = new Map(
    listPublicPages(locale)
      .filter(({ page }) => page.kind === 'doc')
      .map((composed) => [composed.page.route, composed]),
  );
  const routes = [...latest.sidebars.values()].flatMap((tree) =>
    listSidebarPages(tree.nodes).map(({ route }) => route),
  );
  return [...new Set(routes)].flatMap((route) => docs.get(route) ?? []);
}
