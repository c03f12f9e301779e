import type { Locator, Page } from '@playwright/test';

/** Adds a link that the site does not have, for tests of what following it does. */
export async function addLink(
  page: Page,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Promise<Locator> {
  await page.evaluate(
    ([text, pairs]) => {
      const link = document.createElement('a');
      link.textContent = text;
      for (const [key, value] of Object.entries(pairs)) link.setAttribute(key, value);
      // In view wherever the page is scrolled to, and outside what React owns.
      link.style.cssText = 'position:fixed;inset-block-end:0;inset-inline-start:0;z-index:99';
      document.body.append(link);
    },
    [name, attributes] as const,
  );
  return page.getByRole('link', { name, exact: true });
}
