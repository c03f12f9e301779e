import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

readingTest('a button to the top comes on the way up and goes on the way down [LAY-06]', async ({ page }) => {
  await openPage(page, '/docs/long');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await scrollPage(page, 2000);
  await expect(button).toBeHidden();
  await scrollPage(page, 1500);
  await expect(button).toBeVisible();
  await scrollPage(page, 1600);
  await expect(button).toBeHidden();
  await scrollPage(page, 1400);
  await expect(button).toBeVisible();
  await scrollPage(page, 250);
  await expect(button).toBeHidden();

  await scrollPage(page, 3000);
  await scrollPage(page, 2500);
  await expect(button).toBeVisible();
  await page.getByRole('link', { name: 'Section 2', exact: true }).click();
  await expect(page).toHaveURL('/docs/long#section-2');
  await expect(button).toBeHidden();

  await scrollPage(page, 3000);
  await scrollPage(page, 2500);
  await button.click();
  await expect.poll(() => scrollOffset(page)).toBe(0);
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('from page to page the button stays in the document, hidden at once [LAY-06]', async ({ page }) => {
  await openPage(page, '/docs/basic/canvas');
  const button = page.locator('button[title="Back to top"]');
  const first = await button.elementHandle();
  await scrollPage(page, 2000);
  await scrollPage(page, 1500);
  await expect(button).toBeVisible();
  // As the new page comes, before any scrolling tells of it.
  const isHiddenAtOnce = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== 'Support') return;
          observer.disconnect();
          resolve(document.querySelector<HTMLElement>('button[title="Back to top"]')?.hidden);
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  );
  await page
    .getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ })
    .getByRole('link', { name: 'Support', exact: true })
    .click();
  expect(await isHiddenAtOnce).toBe(true);
  // One that came anew would make the browser style all that is beside it.
  expect(await button.evaluate((now, before) => now === before, first)).toBe(true);
});

test('the button is not shown while an exhibit is in view, any part of which it could cover [LAY-06]', async ({
  page,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await openPage(page, '/docs/timeline/layer');
  const button = page.getByRole('button', { name: 'Back to top' });
  const exercise = page.getByRole('region', { name: 'Order the layers' });
  await page.getByText('Order the stack, clip').scrollIntoViewIfNeeded();
  await expect(exercise).toBeVisible();
  const [top, bottom] = await exercise.evaluate((node) => {
    const box = node.getBoundingClientRect();
    return [box.top + scrollY, box.bottom + scrollY] as const;
  });
  await scrollPage(page, bottom + 200);
  await scrollPage(page, bottom + 100);
  await expect(button).toBeVisible();
  await scrollPage(page, bottom - 50);
  await expect(button).toBeHidden();
  await scrollPage(page, top - height + 50);
  await expect(button).toBeHidden();
  await scrollPage(page, top - height - 50);
  await expect(button).toBeVisible();
});
