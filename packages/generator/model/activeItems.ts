import { cleanPath, isSamePath } from './address';
import type { NavLink } from './layout';

/** Where the visitor is. */
export interface Place {
  /** Path of the page. */
  readonly route: string;
  readonly sidebarId?: string | undefined;
  /** Path of the locale's home page: everything lies below it, so its link is active on it alone. */
  readonly home: string;
}

/** Value of `aria-current`: `page` on the link to the page itself, `true` on the link to its area. */
export type Current = 'page' | 'true';

/** The links that are active at `place`: of those that apply, the most specific ones (NAV-03). */
export function activeItems(links: readonly NavLink[], place: Place): ReadonlyMap<NavLink, Current> {
  const ranked = links.map((link) => ({ link, rank: rankLink(link, place) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const winners = best === notActive ? [] : ranked.filter(({ rank }) => rank === best);
  return new Map(
    winners.map(({ link }) => [link, isSamePath(pathOf(link.href), place.route) ? 'page' : 'true']),
  );
}

const notActive = -1;
const areaOnly = 0;

/** How closely a link fits: the page itself above all, then longer paths above shorter ones. */
function rankLink(link: NavLink, place: Place): number {
  if (link.external) return notActive;
  const href = pathOf(link.href);
  const isPage = isSamePath(href, place.route);
  if (link.activePattern !== undefined && !new RegExp(link.activePattern, 'i').test(place.route))
    return notActive;
  if (isPage) return Number.POSITIVE_INFINITY;
  if (link.activePattern !== undefined) return areaOnly;
  const inSidebar = link.activeSidebar !== undefined && link.activeSidebar === place.sidebarId;
  return Math.max(rankOfPath(link, href, place), inSidebar ? areaOnly : notActive);
}

function rankOfPath(link: NavLink, href: string, place: Place): number {
  const path = folded(place.route);
  if (link.activeBase !== undefined)
    return path.startsWith(folded(link.activeBase)) ? link.activeBase.length : notActive;
  if (isSamePath(href, place.home)) return notActive;
  return path.startsWith(`${folded(href)}/`) ? href.length : notActive;
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}

function folded(path: string): string {
  return cleanPath(path).toLowerCase();
}
