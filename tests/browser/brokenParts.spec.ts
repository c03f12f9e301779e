import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { contents } from '../support/contents';
import { entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { menu, toggle } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest } from '../support/subpathTest';
import { expect, test as realTest } from '../support/visitor';

const test = subpathTest.extend({});
test.use({ expectedMessages: [/Error: |TypeError/] });

/**
 * Damages a value of the documents that a page comes to life with, by its path in them. No document that is damaged
 * gets so far as to be parsed: this stands for a mistake in the code.
 */
async function damage(page: Page, ...path: readonly (string | number)[]): Promise<void> {
  await page.addInitScript((keys) => {
    const { parse } = JSON;
    JSON.parse = (text: string) => {
      const json = parse(text);
      const last = keys.at(-1) ?? '';
      const owner = keys.slice(0, -1).reduce((value, key) => value?.[key], json);
      if (owner && last in owner) owner[last] = {};
      return json;
    };
  }, path);
}

/** From now on: what is written to the console as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const isError = (message: ConsoleMessage) => message.type() === 'error';

/** Parts of the page whose crash leaves the bar alive. */
const parts: Readonly<
  Record<string, { readonly at: readonly (string | number)[]; readonly kept: (page: Page) => Locator }>
> = {
  announcement: {
    at: ['announcement', 'content'],
    kept: (page) => page.getByRole('region', { name: 'Announcement' }).getByRole('link'),
  },
  sidebar: { at: ['items', 1, 'label'], kept: (page) => entryOf(page, 'A long page') },
  contents: {
    at: ['article', 'toc', 0, 'content'],
    kept: (page) => contents(page).getByRole('link', { name: 'Section 1', exact: true }),
  },
  footer: {
    at: ['footer', 'columns'],
    kept: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Old address' }),
  },
};

/** Parts that have crashed belong to this page: another one is loaded whole, with parts of its own. */
async function expectWholeLoad(page: Page, context: BrowserContext): Promise<void> {
  await expect(heading(page)).toHaveText('A long page');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const asked = documentsOf(context);
  await entryOf(page, 'Introduction').click();
  await expect(heading(page)).toHaveText('Introduction');
  await untilHydrated(page);
  expect(asked).toEqual(['/x/docs/intro']);
}

test('where announcement, sidebar, contents and footer crash, their HTML stays, the page lives, and each error is told once [ERR-02, ERR-10]', async ({
  page,
  context,
}) => {
  for (const { at } of Object.values(parts)) await damage(page, ...at);
  const errors = errorsOf(page);
  await openPage(page, '/x/docs/long');
  // The contents stand beside the text and, for narrow windows, in it: two parts of the page.
  await expect.poll(() => errors).toHaveLength(Object.keys(parts).length + 1);
  for (const [name, { kept }] of Object.entries(parts)) await expect(kept(page), name).toBeVisible();
  await page.getByRole('button', { name: /colour mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectWholeLoad(page, context);
});

test('where the bar crashes, its HTML stays, the page lives, and the error is told once [ERR-02, ERR-10]', async ({
  page,
  context,
}) => {
  await damage(page, 'navbar', 'left', 1, 'label');
  const errors = errorsOf(page);
  await openPage(page, '/x/docs/long');
  await expect.poll(() => errors).toHaveLength(1);
  expect(errors[0]).toMatch(/A navigation item cannot be rendered: .*"\/x\/blog"/);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /colour mode/ })).toBeDisabled();
  await expectWholeLoad(page, context);
});

test('a bar that crashes later stays as it was last, and its menus open [ERR-02, ERR-13]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/intro');
  await inText(page, 'long page').click();
  await expect(heading(page)).toHaveText('A long page');
  const errors = errorsOf(page);
  const told = page.waitForEvent('console', isError);
  await page.evaluate(() => {
    document.documentElement.dataset['themeChoice'] = 'purple';
  });
  await told;
  expect(errors).toEqual([
    expect.stringContaining('A navigation item cannot be rendered: {"kind":"colorMode"}'),
  ]);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: /Languages/ }).click();
  await bar.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/x/zh/docs/long');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a menu that crashes as it opens is closed, and opens as it does without scripts [ERR-02]', async ({
    page,
  }) => {
    await damage(page, 'text', 'menu', 'back');
    await openPage(page, '/x/docs/intro');
    const told = page.waitForEvent('console', isError);
    await toggle(page).click();
    await told;
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/x/blog');
  });
});

realTest.describe('what opens over the page', () => {
  realTest.use({ expectedMessages: [/Error: No (dialogs|popovers)/] });
  realTest.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('No dialogs');
      };
      const { showPopover } = HTMLElement.prototype;
      HTMLElement.prototype.showPopover = function show(options) {
        if (this.role === 'tooltip') throw new Error('No popovers');
        showPopover.call(this, options);
      };
    }),
  );

  realTest(
    'a search, a definition and an enlargement that crash leave the page as it is [ERR-02]',
    async ({ page }) => {
      await openPage(page, '/docs/basic/sprite');
      await markDocument(page);
      await realTest.step('a search says so in its place', async () => {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        const message = page.getByRole('alert');
        await message.locator('summary').click();
        await expect(message.getByText('No dialogs')).toBeVisible();
        await message.getByRole('button', { name: 'Close' }).click();
        await expect(message).toHaveCount(0);
        await expect(heading(page)).toHaveText('Sprite');
      });
      await realTest.step('a definition leaves its word', async () => {
        const word = page.getByRole('article').getByRole('link', { name: 'pivot', exact: true });
        const told = page.waitForEvent('console', isError);
        await word.focus();
        await told;
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        await word.press('Enter');
        await expect(page).toHaveURL('/faq/words#pivot');
        expect(await isMarked(page)).toBe(true);
      });
      await realTest.step('a picture opens by itself', async () => {
        await openPage(page, '/docs/basic/canvas');
        await page.locator('article a[href^="/assets/art"]').first().click();
        await expect(page).toHaveURL(/\/assets\/[^?]*\.(png|svg|gif|webp)$/);
      });
    },
  );
});
