import { pathToItem, type SidebarItem } from '../../model/sidebar';

/** Keys of the open categories of a sidebar. */
export type OpenCategories = ReadonlySet<string>;

/**
 * The open categories after `current` became the current item: those on the way to it, and
 * whatever the reader had open, unless opening one closes the others (SB-03, SB-06).
 */
export function openPathTo(
  items: readonly SidebarItem[],
  current: string | undefined,
  before: OpenCategories,
  autoCollapse: boolean,
): OpenCategories {
  const path = current === undefined ? [] : pathToItem(items, current);
  return autoCollapse && path.length > 0 ? new Set(path) : new Set([...before, ...path]);
}

/** The open categories after the category `key` was toggled; `siblings` are closed when it opens. */
export function toggleCategory(
  open: OpenCategories,
  key: string,
  siblings: readonly string[],
): OpenCategories {
  const next = new Set(open);
  if (next.delete(key)) return next;
  for (const sibling of siblings) next.delete(sibling);
  return next.add(key);
}
