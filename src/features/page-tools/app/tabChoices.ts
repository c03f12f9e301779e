import { readStored } from '../../../app/preferences/stored';
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

/** What is chosen in the groups of tabs in a text, as far as the visitor has chosen. */
export function tabChoices(tree: readonly TreeNode[], suffix: string): [group: string, value: string][] {
  return [...tabGroups(tree)].flatMap(([group, values]): [string, string][] => {
    const chosen = readStored(storageKeys.tabs + group + suffix);
    return chosen !== null && values.has(chosen) ? [[group, chosen]] : [];
  });
}
