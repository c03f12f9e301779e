import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';
import type { Sidebar } from '../model/sidebar';
import type { StylePiece } from '../output/client/cutStyles';
import type { AllowedSites } from './contentPolicy';

/** Settings that all pages of a build are rendered with; sent to each thread once. */
export interface RenderSettings {
  /** The inline script, which every page has behind its styles. */
  readonly inlineScript: string;
  /** Addresses of the client's modules. */
  readonly modules: readonly string[];
  /** Addresses of the additional modules for pages other than docs. */
  readonly deferredModules: readonly string[];
  /** Styles, of which each page gets those that it needs. */
  readonly stylePieces: readonly StylePiece[];
  /** Address of the style sheet for all that is not deferred. */
  readonly styles: string;
  /** The inline script of pages with tabs. */
  readonly tabScript: string;
  /** Function of the inline script of home pages, as an expression; null where they do not report missing scripts. */
  readonly homeScript: string | null;
  readonly baseUrl: string;
  /** More tags for the head: the favicon, and additions of the settings. */
  readonly head: string;
  readonly layouts: Readonly<Record<string, SiteLayout>>;
  /** By their address. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Whether addresses end in a slash or pages lie in folders: `docs/intro/index.html`. */
  readonly inFolders: boolean;
  /** Whether pages have a content security policy. */
  readonly hasPolicy: boolean;
  /** Other sites that the policy allows. */
  readonly sites: AllowedSites;
  /** Whether pages are also written compressed, as `.br` files. */
  readonly precompress: boolean;
}

/** The layout that a page is rendered in. */
export function findLayout(
  page: Pick<PageDocument, 'locale'>,
  renderSettings: Pick<RenderSettings, 'layouts'>,
): SiteLayout {
  const layout = renderSettings.layouts[page.locale];
  if (layout === undefined) throw new Error(`No layout for the locale ${page.locale}`);
  return layout;
}
