import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { holdAnswers } from '../support/holdAnswers';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

/** Where a heading stops below the bar of 60 px, with 0.5 rem of air and as much tolerance. */
async function expectBelowBar(page: Page, id: string) {
  await expect.poll(async () => Math.abs((await topOf(page, id)) - 68)).toBeLessThanOrEqual(8);
}

/** Waits until the three pictures of the page are there, those below the screen too. */
async function expectPictures(page: Page): Promise<void> {
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('article img')].map((img) => {
        img.loading = 'eager';
        return img.naturalHeight;
      }),
    );
  await expect.poll(heights).toEqual([400, 400, 400]);
}

test.describe('a page', () => {
  test('says that it is not hydrated while scripts are blocked, and works [GO-01]', async ({ page }) => {
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'await new Promise(() => {})' }),
    );
    await page.goto('/x/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await inText(page, 'long page').click();
    await expect(heading(page)).toHaveText('A long page');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('stays visible and usable until the next one is there [GO-02]', async ({ page }) => {
    // Before the page is there: it may be asked for as soon as its link is in view.
    const next = await holdAnswers(page, '**/docs/elements.json');
    await openPage(page, '/x/docs/intro');
    await inText(page, 'the elements').click();
    await expect(page).toHaveURL('/x/docs/elements');
    await expect(heading(page)).toHaveText('Introduction');
    await page.getByRole('button', { name: /colour mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(heading(page)).toHaveText('Introduction');
    next.release();
    await expect(heading(page)).toHaveText('Elements');
  });

  test('is replaced in one step, and stays hydrated [GO-01, GO-02]', async ({ page }) => {
    await openPage(page, '/x/docs/intro');
    await markDocument(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const current = document.querySelector('nav[aria-label$=" sidebar"] [aria-current="page"]');
        const state = `${document.querySelector('h1')?.textContent} / ${current?.textContent}`;
        if (seen.at(-1) !== state) seen.push(state);
      };
      look();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await inText(page, 'long page').click();
    await expect(heading(page)).toHaveText('A long page');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      'Introduction / Introduction',
      'A long page / A long page',
    ]);
    await expect(page).toHaveTitle('A long page | Subpath fixture');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await isMarked(page)).toBe(true);
  });

  for (const [what, address, path] of [
    ['document', /\/docs\/1\/intro\.json$/, '/x/docs/1/intro'],
    ['sidebar', /\/sidebar-docs-1-[^/]*\.json$/, '/x/docs/1/intro'],
  ] as const)
    test(`gives way only to the newest visit, when the ${what} of an older one is late [GO-02]`, async ({
      page,
    }) => {
      const slow = await holdAnswers(page, address);
      await openPage(page, '/x/docs/intro');
      const late = page.waitForResponse(address);
      await (await addLink(page, 'to the older version', { href: path })).click();
      await expect(page).toHaveURL(path);
      await inText(page, 'long page').click();
      await expect(heading(page)).toHaveText('A long page');
      slow.release();
      await (await late).finished();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(heading(page)).toHaveText('A long page');
      await expect(page).toHaveURL('/x/docs/long');
    });
});

test.describe('after following a link', () => {
  test('a page begins at the top, or at its hash below the bar, and nothing moves where neither is meant [CT-02, GO-03]', async ({
    page,
  }) => {
    const settle = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await openPage(page, '/x/docs/long');
    await markDocument(page);
    await test.step('the target of a hash on the same page', async () => {
      await (await addLink(page, 'to section 20', { href: '#section-20' })).click();
      await expectBelowBar(page, 'section-20');
      await expect(page).toHaveURL('/x/docs/long#section-20');
    });
    await test.step('the top of another page', async () => {
      await scrollPage(page, 2000);
      await (await addLink(page, 'to the introduction', { href: '/x/docs/intro' })).click();
      await expect(heading(page)).toHaveText('Introduction');
      await expect.poll(() => scrollOffset(page)).toBe(0);
    });
    await test.step('the target of a hash of another page', async () => {
      await inText(page, 'its section 20').click();
      await expect(heading(page)).toHaveText('A long page');
      await expectBelowBar(page, 'section-20');
    });
    await test.step('nothing scrolls when only the query changes', async () => {
      await scrollPage(page, 2000);
      await (await addLink(page, 'to a query', { href: '/x/docs/long?a=1' })).click();
      await expect(page).toHaveURL('/x/docs/long?a=1');
      await settle();
      expect(await scrollOffset(page)).toBe(2000);
    });
    await test.step('the target of a hash that the query comes with', async () => {
      await (await addLink(page, 'to section 10', { href: '?a=2#section-10' })).click();
      await expect(page).toHaveURL('/x/docs/long?a=2#section-10');
      await expectBelowBar(page, 'section-10');
    });
    await test.step('nothing scrolls when only the query of a hash changes', async () => {
      await scrollPage(page, 2000);
      await (await addLink(page, 'to another query', { href: '?a=3#section-10' })).click();
      await expect(page).toHaveURL('/x/docs/long?a=3#section-10');
      await settle();
      expect(await scrollOffset(page)).toBe(2000);
    });
    await test.step('nothing scrolls for a hash without a target', async () => {
      await scrollPage(page, 300);
      await (await addLink(page, 'to nothing', { href: '/x/docs/intro#nothing' })).click();
      await expect(heading(page)).toHaveText('Introduction');
      await settle();
      expect(await scrollOffset(page)).toBe(300);
    });
    await test.step('a hash in percent-encoded Chinese', async () => {
      const href = `/x/docs/elements#${encodeURIComponent('二级标题')}`;
      await (await addLink(page, 'to the Chinese heading', { href })).click();
      await expect(heading(page)).toHaveText('Elements');
      await expectBelowBar(page, '二级标题');
    });
    expect(await isMarked(page)).toBe(true);
  });

  test('the page stays put while pictures above the target arrive [GO-05]', async ({ page }) => {
    await openPage(page, '/x/docs/long');
    const pictures = await holdAnswers(page, /\.png$/);
    await inText(page, 'the pictures').click();
    await expect(heading(page)).toHaveText('Pictures');
    await expectBelowBar(page, 'after');
    const before = await topOf(page, 'after');
    pictures.release();
    await expectPictures(page);
    expect(Math.abs((await topOf(page, 'after')) - before)).toBeLessThan(4);
  });

  test('the target stays put on a first load too [GO-05]', async ({ page }) => {
    const pictures = await holdAnswers(page, /\.png$/);
    await page.goto('/x/docs/pictures#after', { waitUntil: 'commit' });
    await untilHydrated(page);
    await expectBelowBar(page, 'after');
    const before = await topOf(page, 'after');
    pictures.release();
    await expectPictures(page);
    expect(Math.abs((await topOf(page, 'after')) - before)).toBeLessThan(4);
  });
});

test.describe('Back and Forward', () => {
  test('return to where the visitor was, on a slow network too [GO-04]', async ({ page }) => {
    await openPage(page, '/x/docs/long');
    await scrollPage(page, 2000);
    await (await addLink(page, 'to the introduction', { href: '/x/docs/intro' })).click();
    await expect(heading(page)).toHaveText('Introduction');
    await expect.poll(() => scrollOffset(page)).toBe(0);
    await scrollPage(page, 500);
    const answers = await holdAnswers(page, '**/docs/long.json');
    // A fresh document remembers nothing, so that going back has to ask the network, as prefetching has.
    await page.reload();
    await untilHydrated(page);
    // The browser keeps the text in its place, which the pixel font may have moved by a little.
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - 500)).toBeLessThan(10);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/x/docs/long');
    await expect(heading(page)).toHaveText('Introduction');
    answers.release();
    await expect(heading(page)).toHaveText('A long page');
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - 2000)).toBeLessThan(50);
    await page.evaluate(() => history.forward());
    await expect(heading(page)).toHaveText('Introduction');
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - 500)).toBeLessThan(50);
  });
});
