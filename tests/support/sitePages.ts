import type { Sidebar, SidebarItem } from 'generator/model/sidebar';
import type { BuiltSite } from './builtSite';
import type { Locale } from './specifiedRoutes';

/** Every page of an output has its text as Markdown beside it, and nothing else has. */
export function routesOf(site: BuiltSite): string[] {
  return site.files
    .filter((file) => file.endsWith('.md') && !file.startsWith('zh/'))
    .map((file) => `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`);
}

/** The HTML file of an address. */
export function fileOf(address: string): string {
  const path = address.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

export interface SidebarEntry {
  readonly label: string;
  readonly href: string;
}

/** Entries of a sidebar that are pages of its set, from top to bottom. */
export function sidebarEntries(items: readonly SidebarItem[]): SidebarEntry[] {
  return items.flatMap((item) => [
    ...(item.kind !== 'link' && item.href !== undefined ? [{ label: item.label, href: item.href }] : []),
    ...('items' in item ? sidebarEntries(item.items) : []),
  ]);
}

/** The sidebar document of the only version of a doc set. */
export function sidebarOf(site: BuiltSite, set: string, locale: Locale): Sidebar {
  const isIt = new RegExp(`^assets/sidebar-${set}-current-[^-]+-${locale}-`);
  const file = site.files.find((name) => isIt.test(name));
  return JSON.parse(site.text(file ?? 'the sidebar'));
}
