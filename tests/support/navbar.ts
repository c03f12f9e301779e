import type { Locator, Page } from '@playwright/test';
import { all, type HtmlElement, textOf } from './html';

const name = /^(Main|主导航)$/;

/** The bar at the top, in either language. */
export function navbar(page: Page): Locator {
  return page.getByRole('navigation', { name });
}

/** The bar of a page as a visitor without scripts gets it. @throws if the page has none */
export function navbarIn(page: HtmlElement): HtmlElement {
  const [bar] = all(page, 'nav').filter(({ attributes }) => name.test(attributes['aria-label'] ?? ''));
  if (bar === undefined) throw new Error('The page has no bar');
  return bar;
}

/** The links of the bar, in the order that they stand in, without those of the menu of narrow windows. */
export function barLinks(page: HtmlElement): HtmlElement[] {
  return navbarIn(page).children.flatMap((group) =>
    typeof group === 'string' || group.tag !== 'ul' ? [] : all(group, 'a'),
  );
}

/** Which items of the bar are marked, with the value of `aria-current`. Languages are not places. */
export function activeItems(page: HtmlElement): { readonly label: string; readonly current: string }[] {
  return all(navbarIn(page), 'a').flatMap((link) => {
    const { 'aria-current': current, hreflang } = link.attributes;
    return current === undefined || hreflang !== undefined ? [] : [{ label: textOf(link), current }];
  });
}
