import type { Locator, Page } from '@playwright/test';
import { overflowOf } from '../support/axe';
import { close, expectClosed, openMenu } from '../support/mobileMenu';
import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { siteKinds } from '../support/siteKinds';
import { expect, test } from '../support/visitor';

/** Features that a browser lacks. */
interface Lack {
  /** Names that it does not have, as paths from the window. */
  readonly names?: readonly string[];
  /** Words in pages, styles and scripts that mean nothing to it. */
  readonly words?: RegExp;
}

const popovers: Lack = {
  names: ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  // Attributes and the selector, not the module that fills them in.
  words: /\bpopover(?!s)/gi,
};

/** Features newer than the oldest browsers that pages live in, or missing in some: each with a page that uses it. */
const lacks: Readonly<Record<string, Lack & { readonly at: keyof typeof siteKinds }>> = {
  'the Navigation API, anchor positioning, view transitions, Trusted Types and requestIdleCallback': {
    names: ['navigation', 'Document.prototype.startViewTransition', 'trustedTypes', 'requestIdleCallback'],
    words: /\b(position-(area|anchor)|anchor-(name|scope)|view-transition)\b/g,
    at: 'home',
  },
  'view transitions alone': {
    names: ['Document.prototype.startViewTransition'],
    words: /\bview-transition\b/g,
    at: 'post',
  },
  'content-visibility, canvases off the screen, segments and highlights of text, channels between tabs, IndexedDB, service workers and the clipboard':
    {
      words: /\bcontent-visibility\b/g,
      names: [
        'OffscreenCanvas',
        'Intl.Segmenter',
        'CSS.highlights',
        'BroadcastChannel',
        'indexedDB',
        'Navigator.prototype.serviceWorker',
        'caches',
        'Navigator.prototype.clipboard',
      ],
      at: 'doc with pictures',
    },
};

/**
 * Makes the browser one that lacks something. The policy of pages is left out with it: it has hashes of what is
 * changed here, and browsers without Trusted Types pass over its part about these.
 */
async function takeAway(page: Page, { names = [], words }: Lack): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const steps = path.split('.');
      const name = steps.pop() ?? '';
      const owner = steps.reduce<object>((object, step) => Reflect.get(object, step), window);
      if (!Reflect.deleteProperty(owner, name)) throw new Error(`${path} stays`);
    }
  }, names);
  const changed = words === undefined ? ['document'] : ['document', 'script', 'stylesheet'];
  await page.route('**/*', async (route) => {
    if (!changed.includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const text = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    await route.fulfill({ response, body: words === undefined ? text : text.replace(words, 'unknown$&') });
  });
}

const languages = (page: Page) => navbar(page).getByRole('button', { name: /^Languages/ });
const chinese = (page: Page) => navbar(page).getByRole('link', { name: '简体中文' });

async function expectMenu(page: Page, state: 'open' | 'closed'): Promise<void> {
  await expect(chinese(page)).toBeVisible({ visible: state === 'open' });
  await expect(languages(page)).toHaveAttribute('aria-expanded', String(state === 'open'));
}

/** Reads a page, uses a menu of it, follows a link and goes back. What is in the console the visitor's test hears. */
async function visit(page: Page, kind: keyof typeof siteKinds): Promise<void> {
  await openPage(page, siteKinds[kind]);
  const title = (await heading(page).textContent()) ?? '';
  expect(title).not.toMatch(/crashed/);
  await languages(page).press('Enter');
  await expectMenu(page, 'open');
  await page.keyboard.press('Escape');
  await expectMenu(page, 'closed');
  await navbar(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
}

test.use({ fetchesAhead: true });

for (const [what, { at, ...lack }] of Object.entries(lacks))
  test(`without ${what}, a page is read and left, and its menu opens [GO-14]`, async ({ page }) => {
    await takeAway(page, lack);
    await visit(page, at);
  });

test('without popovers, a page is read and left, and menus and definitions open and close as they do with them [GO-14, NAV-06, MOB-05]', async ({
  page,
}) => {
  await takeAway(page, popovers);
  await visit(page, 'doc with tabs, tables and asides');
  expect(
    await page.evaluate(() => [
      document.querySelectorAll('[popover]').length,
      CSS.supports('selector(:popover-open)'),
    ]),
  ).toEqual([0, true]);
  await openPage(page, '/docs/basic/sprite');
  await test.step('by pointing', async () => {
    await languages(page).hover();
    await expectMenu(page, 'open');
    await heading(page).hover();
    await expectMenu(page, 'closed');
  });
  await test.step('by pressing, and by pressing elsewhere', async () => {
    const press = (target: Locator) => target.dispatchEvent('click', { detail: 1 });
    await press(languages(page));
    await expectMenu(page, 'open');
    await press(languages(page));
    await expectMenu(page, 'closed');
    await press(languages(page));
    await press(heading(page));
    await expectMenu(page, 'closed');
  });
  await test.step('by keyboard', async () => {
    await languages(page).press('ArrowDown');
    await expectMenu(page, 'open');
    await expect(navbar(page).getByRole('link', { name: 'English', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectMenu(page, 'closed');
    await expect(languages(page)).toBeFocused();
  });
  await test.step('a definition, which a menu closes', async () => {
    const term = page.getByRole('article').getByRole('link', { name: 'pivot', exact: true });
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeInViewport();
    await languages(page).dispatchEvent('click');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('the menu of narrow windows', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await openMenu(page);
    await close(page).click();
    await expectClosed(page);
  });
});

/** Nothing stands over the page, and the bar has what is in its menus. */
async function expectPlain(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[unknownpopovertarget]').filter({ visible: true })).toHaveCount(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  for (const name of ['Documents', 'FAQ', '简体中文']) {
    const link = navbar(page).getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
  await expect(page.getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ })).toBeVisible();
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/docs/install');
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a browser that is too old for the client has the page with all links, and does not say that it failed [MOB-08]', async ({
    page,
  }) => {
    await takeAway(page, popovers);
    await page.addInitScript(() => {
      const { matchMedia } = window;
      // An older browser takes a range for a condition that never holds.
      window.matchMedia = (query) => matchMedia(query.includes('>=') ? 'not all' : query);
    });
    await page.goto('/docs/install');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectPlain(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('#incomplete')).toHaveCSS('animation-name', 'none');
  });

  test('without scripts a browser without popovers has the page with all links [MOB-08]', async ({
    withoutScripts: page,
  }) => {
    await takeAway(page, popovers);
    await page.goto('/docs/install');
    await expectPlain(page);
  });
});
