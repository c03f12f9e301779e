import type { ReactNode } from 'react';
import { RecentPosts } from '../blog/RecentPosts';
import { SidebarNav } from '../docs/SidebarNav';
import { useSite } from '../SiteContext';

export interface SecondPanel {
  readonly name: string;
  readonly content: ReactNode;
}

/** What the menu shows besides the bar's items: the docs sidebar, or the recent posts of the blog (MOB-04). */
export function useSecondPanel(): SecondPanel | null {
  const { page, layout, sidebar } = useSite();
  if (sidebar !== undefined) {
    const current = 'current' in page ? page.current : undefined;
    return {
      name: layout.text.sidebar.docs,
      content: <SidebarNav key={sidebar.id} sidebar={sidebar} current={current} />,
    };
  }
  if (!('recent' in page) || page.recent.years.length === 0) return null;
  return { name: page.recent.title, content: <RecentPosts recent={page.recent} /> };
}
