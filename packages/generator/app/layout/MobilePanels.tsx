import { type ReactNode, useEffect, useRef } from 'react';
import { RecentPosts } from '../blog/RecentPosts';
import { SidebarNav } from '../docs/SidebarNav';
import { useSite, useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { MobileEntry } from './MobileEntry';
import css from './MobilePanels.module.css';
import { NavItems } from './NavEntry';
import { useNavbarItems } from './useNavbarItems';

export type Panel = 'main' | 'second';

interface Props {
  /** Null until the menu is opened for the first time: only then the second panel is made at all. */
  readonly shown: Panel | null;
  readonly onShow: (panel: Panel) => void;
  readonly second: SecondPanel | null;
}

/** The bar's items, and beside them the second panel where there is one; the one not shown is inert (MOB-04). */
export function MobilePanels({ shown, onShow, second }: Props) {
  const { text } = useSiteLayout();
  const { left, right, active } = useNavbarItems();
  const hasSecond = second !== null && shown !== null;
  const showsSecond = hasSecond && shown === 'second';
  const panels = useRef<HTMLDivElement>(null);
  const wasSwitched = useRef(false);
  const show = (panel: Panel) => {
    wasSwitched.current = true;
    onShow(panel);
  };
  useEffect(() => {
    if (wasSwitched.current)
      panels.current?.querySelector<HTMLElement>(`[data-panel="${shown}"] :is(a, button)`)?.focus();
    wasSwitched.current = false;
  }, [shown]);

  return (
    <div ref={panels} className={css.panels}>
      <div className={css.panel} data-panel="main" inert={showsSecond}>
        {hasSecond && (
          <button className={css.switch} data-to="second" type="button" onClick={() => show('second')}>
            {second.name}
            <Icon name="arrow" />
          </button>
        )}
        <ul>
          <NavItems items={[...left, ...right]}>
            {(item) => <MobileEntry item={item} active={active} />}
          </NavItems>
        </ul>
      </div>
      {hasSecond && (
        <div className={css.panel} data-panel="second" inert={!showsSecond}>
          <button className={css.switch} data-to="main" type="button" onClick={() => show('main')}>
            <Icon name="arrow" />
            {text.menu.back}
          </button>
          {second.content}
        </div>
      )}
    </div>
  );
}

export interface SecondPanel {
  readonly name: string;
  readonly content: ReactNode;
}

/** The second panel of the menu, beside the bar's items: the docs sidebar, or the recent posts of the blog (MOB-04). */
export function useSecondPanel(): SecondPanel | null {
  const { page, layout, sidebar } = useSite();
  if (sidebar !== undefined) {
    const current = 'current' in page ? page.current : undefined;
    return {
      name: sidebar.label ?? layout.text.sidebar.docs,
      content: <SidebarNav key={sidebar.id} sidebar={sidebar} current={current} />,
    };
  }
  if (!('recent' in page) || page.recent.years.length === 0) return null;
  return { name: page.recent.title, content: <RecentPosts recent={page.recent} /> };
}
