import { type ReactNode, useId, useState } from 'react';
import { RecentPosts } from '../blog/RecentPosts';
import { SidebarNav } from '../docs/SidebarNav';
import { useContent, useSite, useSiteLayout } from '../SiteContext';
import { RepeatedIcon } from '../ui/RepeatedIcon';
import css from './Layout.module.css';
import { Logo } from './Logo';
import { PartBoundary } from './PartBoundary';

/** The side column and the content. Both keep their DOM nodes from page to page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { page } = useSite();
  return (
    <div className={css.layout}>
      <PartBoundary>
        <SideColumn />
      </PartBoundary>
      <main ref={useContent()} id="content" className={css.main} data-kind={page.kind} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The docs sidebar or the recent posts, beside the content on wide windows; nothing on other pages. */
function SideColumn() {
  const { page, layout, sidebar } = useSite();
  if (sidebar === undefined) {
    const hasRecent = 'recent' in page && page.recent.years.length > 0;
    return hasRecent ? (
      <div className={css.column}>
        <RecentPosts recent={page.recent} />
      </div>
    ) : null;
  }
  const current = 'current' in page ? page.current : undefined;
  const nav = (
    <>
      {layout.navbar.hideOnScroll && (
        <div className={css.logo}>
          <Logo />
        </div>
      )}
      <SidebarNav key={sidebar.id} sidebar={sidebar} current={current} />
    </>
  );
  return layout.sidebar.hideable ? (
    <HideableColumn>{nav}</HideableColumn>
  ) : (
    <div className={css.column}>{nav}</div>
  );
}

/** The column with a button that hides it and brings it back (SB-09). */
function HideableColumn({ children }: { readonly children: ReactNode }) {
  const { text } = useSiteLayout();
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  const label = isHidden ? text.sidebar.show : text.sidebar.hide;
  return (
    <div className={css.column} data-hidden={isHidden || undefined}>
      <div id={id} className={css.columnContent} hidden={isHidden}>
        {children}
      </div>
      <button
        className={css.switch}
        type="button"
        aria-expanded={!isHidden}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => setHidden(!isHidden)}
      >
        <RepeatedIcon name="chevron" />
      </button>
    </div>
  );
}
