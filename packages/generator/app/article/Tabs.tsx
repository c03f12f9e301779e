import { Fragment, useId, useRef } from 'react';
import { childrenOf, isElement, type TreeNode, type TreeProps } from '../../model/tree';
import { useAllStyles } from '../ui/useHydrated';
import prose from './Prose.module.css';
import { TabList } from './TabList';
import css from './Tabs.module.css';
import { type TreeComponentProps, textAttribute } from './treeComponent';
import { useEarlyChoice, useTabChoice } from './useTabChoice';

/**
 * Alternatives, one of which is shown (CT-05, CT-06). In static HTML each tab is a radio button
 * that shows its panel by CSS alone, so every panel can be read without scripts; once hydrated, a
 * row of tabs of the same size takes their place. A radio button of a group carries its name in
 * `data-tab-group`, so that a script can check the remembered one before the first paint.
 */
export function Tabs({ attributes, nodes, render }: TreeComponentProps) {
  const tabs = readTabs(nodes);
  const group = textAttribute(attributes, 'group');
  const first = readFirstChoice(attributes, tabs);
  const [chosen, choose] = useTabChoice(
    group,
    tabs.map((tab) => tab.value),
    first,
  );
  // A row of tabs is nowhere in static HTML, nor are its styles.
  const isHydrated = useAllStyles();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEarlyChoice(ref, isHydrated, chosen, choose);
  return (
    <div className={css.tabs} ref={ref}>
      {isHydrated && <TabList id={id} tabs={tabs} chosen={chosen} choose={choose} />}
      {tabs.map(({ value, label, nodes: content }, index) => (
        <Fragment key={value}>
          {!isHydrated && (
            <>
              <input
                className={css.radio}
                type="radio"
                name={id}
                id={`${id}-tab-${index}`}
                value={value}
                defaultChecked={value === first}
                data-tab-group={group}
              />
              <label className={css.tab} htmlFor={`${id}-tab-${index}`}>
                {label}
              </label>
            </>
          )}
          <div
            className={`${css.panel} ${prose.flow}`}
            id={`${id}-panel-${index}`}
            data-label={label}
            {...(isHydrated && describePanel(`${id}-tab-${index}`, value === chosen))}
          >
            {render(content)}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function describePanel(tab: string, isChosen: boolean) {
  return { role: 'tabpanel', 'aria-labelledby': tab, hidden: !isChosen };
}

export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly nodes: readonly TreeNode[];
}

/** The tabs among the children of `Tabs`; the dialect allows no others. */
export function readTabs(nodes: readonly TreeNode[]): readonly TabItem[] {
  return nodes.filter(isElement).flatMap((node): TabItem[] => {
    const [name, attributes] = node;
    if (name !== 'Tab') return [];
    const value = textAttribute(attributes ?? {}, 'value') ?? '';
    const label = textAttribute(attributes ?? {}, 'label') ?? value;
    return [{ value, label, isDefault: attributes?.['default'] === true, nodes: childrenOf(node) }];
  });
}

/** The value shown before anyone chooses: the one `Tabs` names, the one that is marked, the first. */
export function readFirstChoice(attributes: TreeProps, tabs: readonly TabItem[]): string {
  return textAttribute(attributes, 'default') ?? (tabs.find((tab) => tab.isDefault) ?? tabs[0])?.value ?? '';
}
