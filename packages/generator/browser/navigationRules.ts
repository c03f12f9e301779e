import { cleanPath, findHome } from '../model/address';
import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';

/** The parts of a site's layout that decide whether an address is a page of the site. */
type Locales = Pick<SiteLayout, 'locale' | 'locales'>;

/**
 * Whether an address is a page of this site in the language being read: not a file, not another
 * site (GO-13).
 * @param origin of the document that is open
 */
export function isSitePage(address: URL, origin: string, layout: Locales): boolean {
  if (address.origin !== origin || localeAt(address.pathname, layout) !== layout.locale) return false;
  return !/\.(?!html$)[a-z]\w*$/i.test(address.pathname);
}

/** The locale whose pages a path belongs to; `undefined` outside the site. */
function localeAt(path: string, { locales }: Locales): string | undefined {
  const home = findHome(
    path,
    locales.map((locale) => locale.home),
  );
  return locales.find((locale) => locale.home === home)?.code;
}

interface Link {
  /** Absolute. */
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** Whether the page behind a link may be fetched before it is asked for (GO-10, GO-11). */
export function isPrefetched(link: Link, here: Pick<URL, 'origin' | 'pathname'>, layout: Locales): boolean {
  const address = new URL(link.href);
  // The open page is there already, and an address that was not found has no page.
  if (link.target !== '' || link.isDownload || address.pathname === here.pathname) return false;
  return isSitePage(address, here.origin, layout);
}

/** A navigation that begins, as the browser describes it; part of `NavigateEvent`. */
export interface NavigationStart {
  readonly canIntercept: boolean;
  readonly downloadRequest: string | null;
  readonly formData: unknown;
  readonly hashChange: boolean;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
}

/** Where the visitor is when a navigation begins. */
export interface Here {
  readonly origin: string;
  readonly hash: string;
  /** Address of the page on the screen; absent while another one is being fetched, or after that has failed. */
  readonly shown: URL | undefined;
}

/**
 * Who does what in a navigation: the browser all of it; the site nothing but keeping the page where
 * it is, since only the query changes (GO-03); or the site fetches and shows a page.
 */
export type NavigationPlan =
  | { readonly kind: 'browser' }
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'visit';
      /** Whether it leads to another place, or query, of the page that is seen. */
      readonly isWithinPage: boolean;
      /** The browser scrolls afterwards; else the site scrolls to the hash. */
      readonly isScrolledByBrowser: boolean;
      /** The browser moves the focus to the top afterwards; Back and Forward leave it where it is (LAY-03). */
      readonly isFocusReset: boolean;
    };

/** Plain visits to pages of this site in this language are taken over (GO-13); the rest is the browser's. */
export function planNavigation(start: NavigationStart, to: URL, here: Here, layout: Locales): NavigationPlan {
  const { shown } = here;
  const isPlain = start.canIntercept && start.downloadRequest === null && start.formData === null;
  const isVisit = isPlain && start.navigationType !== 'reload' && isSitePage(to, here.origin, layout);
  const isWithinPage = shown !== undefined && cleanPath(to.pathname) === cleanPath(shown.pathname);
  if (!isVisit || (start.hashChange && isWithinPage)) return { kind: 'browser' };
  const isTraversal = start.navigationType === 'traverse';
  const isSamePlace = isWithinPage && (to.hash === '' || to.hash === here.hash);
  if (!isTraversal && isSamePlace && to.search !== shown.search) return { kind: 'stay' };
  return {
    kind: 'visit',
    isWithinPage,
    isScrolledByBrowser: to.hash === '' || isTraversal,
    isFocusReset: to.hash === '' && !isTraversal,
  };
}

/** The consequence of a fetched document. */
export type Arrival =
  | { readonly kind: 'show' }
  /** The site was built anew since the page was loaded: the new page brings its own client (GO-09). */
  | { readonly kind: 'reload' }
  | { readonly kind: 'redirect'; readonly to: string };

/** @param build id of the build that is running */
export function planArrival(page: PageDocument, build: string, address: URL): Arrival {
  if (page.build !== build) return { kind: 'reload' };
  if (page.kind !== 'redirect') return { kind: 'show' };
  return { kind: 'redirect', to: redirectTarget(page.to, address) };
}

/** Query and hash are carried along, unless the target has its own hash (RT-05). */
function redirectTarget(target: string, from: URL): string {
  const url = new URL(target, from);
  url.search = from.search;
  if (url.hash === '') url.hash = from.hash;
  return url.href;
}
