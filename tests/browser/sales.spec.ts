import type { Page } from '@playwright/test';
import { layoutShift } from '../support/layoutShift';
import { openPage } from '../support/openPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

const always = { title: 'Sales at any time', href: 'https://store.example/wish' };
const dated = { title: 'The summer sale', href: 'https://store.example/buy' };
// From 29 June to 1 July, for a visitor who is fourteen hours ahead of UTC.
const days = [
  { time: '2026-06-28T09:59:59Z', when: 'on the eve of the first day', shown: always },
  { time: '2026-06-28T10:00:00Z', when: 'as the first day begins', shown: dated },
  { time: '2026-07-01T09:59:59Z', when: 'as the last day ends', shown: dated },
  { time: '2026-07-01T10:00:00Z', when: 'when it is over', shown: always },
];

async function expectOffer(page: Page, { title, href }: typeof always) {
  const main = page.getByRole('main');
  // By role only what is seen is found, and what is not seen cannot be reached by keyboard either.
  await expect(main.getByRole('heading', { name: /sale/i })).toHaveText([title]);
  const links = main.getByRole('link', { name: /^(Wish|Buy)/ });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', href);
}

// High enough for the whole page: what moves out of sight does not count.
test.describe('by the calendar of the visitor', () => {
  test.use({ ownContext: true, timezoneId: 'Pacific/Kiritimati', viewport: { width: 390, height: 3000 } });

  test('a sale is shown on its days only, and nothing moves when it is [RT-08]', async ({ page }) => {
    for (const { time, when, shown } of days)
      await test.step(when, async () => {
        await page.clock.setFixedTime(time);
        await openPage(page, '/x/');
        await expectOffer(page, shown);
        expect(await layoutShift(page)).toBe(0);
      });
    await test.step('and so is one that a link leads to', async () => {
      await page.clock.setFixedTime('2026-06-30T12:00:00Z');
      await openPage(page, '/x/docs/intro');
      await page.getByRole('link', { name: 'Subpath fixture', exact: true }).first().click();
      await expectOffer(page, dated);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what holds at any time is shown, whatever the day [RT-08]', async ({ page }) => {
    await page.goto('/x/');
    await expectOffer(page, always);
  });
});
