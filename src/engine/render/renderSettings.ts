import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';
import type { Sidebar } from '../../model/sidebar';
import type { StylePiece } from '../output/client/cutStyles';
import type { AllowedSites } from './contentPolicy';

/** Shared by all pages of a build when they are rendered. Each thread receives it once. */
export interface RenderSettings {
  /** Settings for the inline script, which comes first in each page. */
  readonly inlineScript: string;
  /** Addresses of the client's modules. */
  readonly modules: readonly string[];
  /** Of those that pages other than docs need besides. */
  readonly deferredModules: readonly string[];
  /** Styles, of which each page gets what it needs. */
  readonly stylePieces: readonly StylePiece[];
  /** Address of the style sheet for all that is not deferred. */
  readonly styles: string;
  /** The inline script of pages with tabs. */
  readonly tabScript: string;
  /** Source of the inline script of home pages; null where they do not tell of scripts that do not come. */
  readonly homeScript: string | null;
  readonly baseUrl: string;
  /** More tags for the head: the favicon, and what the settings add. */
  readonly head: string;
  readonly layouts: Readonly<Record<string, SiteLayout>>;
  /** By their address. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Whether addresses end in a slash or pages lie in folders: `docs/intro/index.html`. */
  readonly inFolders: boolean;
  /** Whether pages forbid all that they do not need. */
  readonly hasPolicy: boolean;
  /** Other sites that pages may use. */
  readonly sites: AllowedSites;
  /** Whether pages are written compressed too, as `.br` files. */
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
