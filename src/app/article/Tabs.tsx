import { Fragment, useId, useRef } from 'react';
import { useHydrated } from '../ui/useHydrated';
import { textAttribute } from './attribute';
import prose from './Prose.module.css';
import { TabList } from './TabList';
import css from './Tabs.module.css';
import { firstChoice, tabItems } from './tabItems';
import type { TreeComponentProps } from './treeComponent';
import { useEarlyChoice } from './useEarlyChoice';
import { useTabChoice } from './useTabChoice';

/**
 * Alternatives, one of which is shown (CT-05, CT-06). In static HTML each tab is a radio button
 * that shows its panel by CSS alone, so every panel can be read without scripts; once hydrated, a
 * row of tabs of the same size takes their place. A radio button of a group carries its name in
 * `data-tab-group`, so that a script can check the remembered one before the first paint.
 */
export function Tabs({ attributes, nodes, render }: TreeComponentProps) {
  const tabs = tabItems(nodes);
  const group = textAttribute(attributes, 'group');
  const first = firstChoice(attributes, tabs);
  const [chosen, choose] = useTabChoice(
    group,
    tabs.map((tab) => tab.value),
    first,
  );
  const isHydrated = useHydrated();
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
            {...(isHydrated && panelAttributes(`${id}-tab-${index}`, value === chosen))}
          >
            {render(content)}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function panelAttributes(tab: string, isChosen: boolean) {
  return { role: 'tabpanel', 'aria-labelledby': tab, hidden: !isChosen };
}
