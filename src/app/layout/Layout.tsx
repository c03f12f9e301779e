import type { ReactNode } from 'react';
import { useContent, useSite } from '../SiteContext';
import css from './Layout.module.css';
import { SideColumn } from './SideColumn';

/** The side column and the content. Both keep their DOM nodes from page to page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { page } = useSite();
  return (
    <div className={css.layout}>
      <SideColumn />
      <main ref={useContent()} id="content" className={css.main} data-kind={page.kind} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
