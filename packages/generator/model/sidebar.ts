import { isForEdition, type ReaderEdition } from './editions';
import { omitUndefined } from './omitUndefined';
import type { Label } from './otherLanguage';

/** The sidebar document: one per doc set, version, sidebar and locale, shared by its pages. */
export interface Sidebar {
  /** `<set>/<version>/<sidebar>`. */
  readonly id: string;
  /** The name of its landmark; absent where the layout's words for it do. */
  readonly label?: string;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarPage | SidebarCategory | SidebarLink;

export interface SidebarPage extends Label {
  readonly kind: 'page';
  /** Unique within the sidebar and the same in every locale. */
  readonly key: string;
  readonly href: string;
  /** Shown only while it is the current page. */
  readonly unlisted?: true;
  /** Absent for a page that is for everybody. */
  readonly editions?: readonly ReaderEdition[];
}

export interface SidebarCategory extends Label {
  readonly kind: 'category';
  readonly key: string;
  /** The category's own page. */
  readonly href?: string;
  /** Where the label leads without scripts if there is no page to show: the first reachable descendant. */
  readonly first?: string;
  readonly unlisted?: true;
  /** Those of all its items together; absent where one of them is for everybody. */
  readonly editions?: readonly ReaderEdition[];
  readonly items: readonly SidebarItem[];
}

export interface SidebarLink extends Label {
  readonly kind: 'link';
  readonly key: string;
  readonly href: string;
}

/** How many pages among the items, at any depth, are for other editions than this one. */
export function countForOthers(items: readonly SidebarItem[], edition: ReaderEdition): number {
  return items.reduce((count, item) => {
    if (item.kind === 'category') return count + countForOthers(item.items, edition);
    return item.kind === 'link' || isForEdition(item.editions, edition) ? count : count + 1;
  }, 0);
}

/** The keys from the outermost category down to the item with `key`, itself last; empty if absent. */
export function pathToItem(items: readonly SidebarItem[], key: string): readonly string[] {
  for (const item of items) {
    if (item.key === key) return [key];
    if (item.kind !== 'category') continue;
    const inner = pathToItem(item.items, key);
    if (inner.length > 0) return [item.key, ...inner];
  }
  return [];
}

/**
 * The items as the page with the key `current` shows them: unlisted ones are left out unless they
 * are that page, a category whose own page is unlisted does not lead there, and one left without a
 * visible item becomes a link or vanishes (VIS-04). What stays the same is shared, not copied.
 */
export function visibleItems(
  items: readonly SidebarItem[],
  current: string | undefined,
): readonly SidebarItem[] {
  if (areAllVisible(items)) return items;
  const visible = items.flatMap((item): SidebarItem[] => {
    if (item.kind === 'link') return [item];
    const isHidden = item.unlisted === true && item.key !== current;
    if (item.kind === 'page') return isHidden ? [] : [item];
    const inner = visibleItems(item.items, current);
    if (inner.length > 0) {
      const { href, ...rest } = item;
      if (isHidden && href !== undefined) return [{ ...rest, items: inner }];
      return [inner === item.items ? item : { ...item, items: inner }];
    }
    if (item.href === undefined || isHidden) return [];
    const { key, label, lang, dir, href } = item;
    return [omitUndefined({ kind: 'page', key, label, lang, dir, href })];
  });
  return visible.length === items.length && visible.every((item, index) => item === items[index])
    ? items
    : visible;
}

const knownVisible = new WeakMap<readonly SidebarItem[], boolean>();

/** Whether each page shows all of these items as they are. Found out once: a build shows a sidebar on thousands of pages. */
function areAllVisible(items: readonly SidebarItem[]): boolean {
  const known = knownVisible.get(items);
  if (known !== undefined) return known;
  const isVisible = items.every((item) => {
    if (item.kind === 'link') return true;
    if (item.unlisted === true) return false;
    return item.kind === 'page' || (item.items.length > 0 && areAllVisible(item.items));
  });
  knownVisible.set(items, isVisible);
  return isVisible;
}
