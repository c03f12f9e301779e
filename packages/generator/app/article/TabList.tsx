import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSiteLayout } from '../SiteContext';
import { horizontalKeys, moveFocus } from '../ui/moveFocus';
import type { TabItem } from './Tabs';
import css from './Tabs.module.css';

interface Props {
  readonly id: string;
  readonly tabs: readonly TabItem[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** The row of tabs: one stop for the Tab key, arrows move along, Enter and Space choose (CT-05). */
export function TabList({ id, tabs, chosen, choose }: Props) {
  const { direction } = useSiteLayout();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    if (moveFocus(buttons, event.key, horizontalKeys(direction))) event.preventDefault();
  };
  return (
    <div className={css.list} role="tablist" onKeyDown={move}>
      {tabs.map(({ value, label }, index) => (
        <button
          key={value}
          className={css.tab}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={(event) => keepInPlace(event.currentTarget, () => choose(value))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Runs `change` and scrolls by what it moved `element`: tabs above it may have grown or shrunk (CT-06). */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
