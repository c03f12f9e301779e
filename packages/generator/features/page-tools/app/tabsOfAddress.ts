import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { watchAddress } from '../../../app/ui/useAddressEnd';
import { editionGroup } from '../../../model/editionGroup';
import type { SiteLayout } from '../../../model/layout';
import { storageKeys } from '../../../model/storageKeys';
import { childrenOf, isElement, type TreeNode } from '../../../model/tree';

/** The groups of tabs in a text, each with the names of its tabs. */
export function tabGroups(tree: readonly TreeNode[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  const visit = (nodes: readonly TreeNode[]) => {
    for (const node of nodes.filter(isElement)) {
      const group = node[0] === 'Tabs' ? node[1]?.['group'] : undefined;
      if (typeof group === 'string') {
        const values = groups.get(group) ?? new Set();
        for (const tab of childrenOf(node).filter(isElement)) values.add(String(tab[1]?.['value'] ?? ''));
        groups.set(group, values);
      }
      visit(childrenOf(node));
    }
  };
  visit(tree);
  return groups;
}

/** The chosen tabs of the groups in a text, and the edition, as far as the visitor has chosen. */
export function tabChoices(
  tree: readonly TreeNode[],
  { editions = [], storageSuffix }: Pick<SiteLayout, 'editions' | 'storageSuffix'>,
): [group: string, value: string][] {
  const names = new Set(editions.map(({ name }) => name));
  const groups = new Map<string, ReadonlySet<string>>([[editionGroup, names]]);
  for (const [group, values] of tabGroups(tree)) groups.set(group, values);
  return [...groups].flatMap(([group, values]): [string, string][] => {
    const chosen = readStored(storageKeys.tabs + group + storageSuffix);
    return chosen !== null && values.has(chosen) ? [[group, chosen]] : [];
  });
}

/**
 * A link can name tabs to show: `?system=windows` for the tab `windows` of the group `system`. The address
 * that the document was loaded from has been followed before the first paint.
 */
export function useTabsOfAddress(): void {
  const { page, layout } = useSite();
  // An address is followed once: the visitor may have chosen another tab since.
  const followed = useRef(isAddressOfDocument() ? location.search : undefined);
  useEffect(() => {
    const follow = () => {
      const { search } = location;
      if (search === followed.current || !('article' in page)) return;
      followed.current = search;
      const asked = new URLSearchParams(search);
      for (const [group, values] of tabGroups(page.article.tree)) {
        const value = asked.get(group);
        if (value !== null && values.has(value))
          writeStored(storageKeys.tabs + group + layout.storageSuffix, value);
      }
    };
    follow();
    const stopWatching = watchAddress(follow);
    return () => {
      followed.current = undefined;
      stopWatching();
    };
  }, [page, layout]);
}

/** Whether the document was loaded from the address that is shown. */
function isAddressOfDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}
