import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReaderEdition } from '../../model/editions';
import { countForOthers, pathToItem, type Sidebar, visibleItems } from '../../model/sidebar';
import { EditionChoice } from '../editions/EditionChoice';
import { useSiteLayout } from '../SiteContext';
import { withChevrons } from '../ui/RepeatedIcon';
import { openPathTo, toggleCategory } from './openCategories';
import { SidebarBranch } from './SidebarBranch';
import css from './SidebarNav.module.css';

interface Props {
  readonly sidebar: Sidebar;
  /** Key of the current item. */
  readonly current: string | undefined;
}

/** A docs sidebar, a scrolling landmark. Key it by the sidebar's id, so that another one starts afresh (SB-01). */
export function SidebarNav({ sidebar, current }: Props) {
  const { text, sidebar: options } = useSiteLayout();
  const { autoCollapse } = options;
  const items = useMemo(() => visibleItems(sidebar.items, current), [sidebar, current]);
  const path = useMemo(
    () => new Set(current === undefined ? [] : pathToItem(sidebar.items, current)),
    [sidebar, current],
  );
  const [state, setState] = useState(() => ({
    current,
    open: openPathTo(sidebar.items, current, new Set(), autoCollapse),
  }));
  if (state.current !== current)
    setState({ current, open: openPathTo(sidebar.items, current, state.open, autoCollapse) });
  const toggle = useCallback(
    (key: string, siblings: readonly string[]) => {
      setState((before) => ({
        ...before,
        open: toggleCategory(before.open, key, autoCollapse ? siblings : []),
      }));
    },
    [autoCollapse],
  );

  const countOthers = useCallback((edition: ReaderEdition) => countForOthers(items, edition), [items]);

  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current="page"]');
    if (nav.current && link) scrollIntoContainer(nav.current, link);
  }, []);

  return (
    <nav ref={nav} className={`${css.nav} ${withChevrons}`} aria-label={sidebar.label ?? text.sidebar.docs}>
      <EditionChoice countOthers={countOthers} />
      <SidebarBranch items={items} open={state.open} path={path} current={current} toggle={toggle} />
    </nav>
  );
}

/** Scrolls `container`, and nothing else, so that `element` stands in its middle, unless it is in view already (SB-07). */
function scrollIntoContainer(container: Element, element: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
