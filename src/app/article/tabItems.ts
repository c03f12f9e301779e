import { childrenOf, isElement, type TreeNode, type TreeProps } from '../../model/tree';
import { textAttribute } from './attribute';

export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly nodes: readonly TreeNode[];
}

/** The tabs among the children of `Tabs`; the dialect allows no others. */
export function tabItems(nodes: readonly TreeNode[]): readonly TabItem[] {
  return nodes.filter(isElement).flatMap((node): TabItem[] => {
    const [name, attributes] = node;
    if (name !== 'Tab') return [];
    const value = textAttribute(attributes ?? {}, 'value') ?? '';
    const label = textAttribute(attributes ?? {}, 'label') ?? value;
    return [{ value, label, isDefault: attributes?.['default'] === true, nodes: childrenOf(node) }];
  });
}

/** The value shown before anyone chooses: the one `Tabs` names, the one that is marked, the first. */
export function firstChoice(attributes: TreeProps, tabs: readonly TabItem[]): string {
  return textAttribute(attributes, 'default') ?? (tabs.find((tab) => tab.isDefault) ?? tabs[0])?.value ?? '';
}
