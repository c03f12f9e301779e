import type { Locator, Page } from '@playwright/test';

/** The landmark of a docs sidebar, whatever the set calls it. */
export function docsSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: /(sidebar|侧边栏)$/ });
}

/** The entry of a page or of a category with a page. */
export function entryOf(page: Page, label: string): Locator {
  return docsSidebar(page).getByRole('link', { name: label, exact: true });
}

/** The control that opens or closes a category with a page of its own. */
export function caretOf(page: Page, label: string): Locator {
  return docsSidebar(page).getByRole('button', { name: `“${label}”` });
}

export interface SidebarStop {
  readonly label: string;
  readonly href: string;
}

/** Opens every category and returns all links of the sidebar from top to bottom. */
export async function openWholeSidebar(page: Page): Promise<SidebarStop[]> {
  const closed = docsSidebar(page).locator('[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  return docsSidebar(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ label: link.textContent ?? '', href: link.getAttribute('href') ?? '' })),
    );
}
