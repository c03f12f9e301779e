import { createHash } from 'node:crypto';
import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';
import type { Sidebar } from '../../model/sidebar';
import type { ExhibitWords } from '../../model/words';
import type { PageLanguage } from '../link/hooks';
import { lostEntry } from '../output/cache/cacheError';
import type { DiskCache } from '../output/cache/diskCache';
import type { StylePiece } from '../output/client/cutStyles';
import type { AllowedSites } from './contentPolicy';

/**
 * What every page of a build is rendered with. Kept in the cache, so that worker threads read
 * it once instead of receiving it with each page.
 */
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
  /** What exhibits say before they work, by locale. */
  readonly exhibitWords: Readonly<Record<string, ExhibitWords>>;
  /** What features change the trees of articles with (`ArticleHook`), by their names and by locale. */
  readonly words: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether addresses end in a slash or pages lie in folders: `docs/intro/index.html`. */
  readonly inFolders: boolean;
  /** Whether pages forbid all that they do not need. */
  readonly hasPolicy: boolean;
  /** Other sites that pages may use. */
  readonly sites: AllowedSites;
  /** Whether pages are written compressed too, as `.br` files. */
  readonly precompress: boolean;
}

const kind = 'renderSettings';
const read = new Map<string, RenderSettings>();

/** Keeps the settings for the threads that render, and returns their name. */
export function keepRenderSettings(cache: DiskCache, renderSettings: RenderSettings): string {
  const json = JSON.stringify(renderSettings);
  const name = createHash('sha256').update(json).digest('hex');
  cache.recall(kind, name, () => json);
  return name;
}

/**
 * The settings of that name, read once.
 * @throws CacheError if it is not there any more
 */
export function readRenderSettings(cache: DiskCache, name: string): RenderSettings {
  const known = read.get(name);
  if (known !== undefined) return known;
  const json = cache.read(kind, name);
  if (json === undefined) throw lostEntry(kind, cache.place.folder);
  const renderSettings: RenderSettings = JSON.parse(json.toString());
  read.set(name, renderSettings);
  return renderSettings;
}

/** The language that the trees of a page are resolved in. */
export function findLanguage(
  page: Pick<PageDocument, 'locale'>,
  renderSettings: Pick<RenderSettings, 'layouts' | 'exhibitWords'>,
): PageLanguage {
  const exhibitWords = renderSettings.exhibitWords[page.locale];
  if (exhibitWords === undefined) throw new Error(`No words for the locale ${page.locale}`);
  return { htmlLang: findLayout(page, renderSettings).htmlLang, exhibitWords };
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
