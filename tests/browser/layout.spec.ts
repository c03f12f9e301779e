import type { Page } from '@playwright/test';
import { docsSidebar } from '../support/docsSidebar';
import { fixtureTest } from '../support/fixtureSite';
import { getPage } from '../support/getPage';
import { all, one } from '../support/html';
import { openPage } from '../support/openPage';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { inLocale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const reading = fixtureTest('reading');

/** A page of each kind. */
const kinds = [
  '/',
  '/docs/intro',
  '/docs/category/basics',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/tags',
  '/terms',
];

test('skip link, bar, content and footer stand in this order on every page [LAY-01]', async ({ request }) => {
  for (const path of locales.flatMap((locale) =>
    specifiedRoutes.all.map((route) => inLocale(route, locale)),
  )) {
    const { html } = await getPage(request, path);
    const elements = all(one(html, 'body'), '*');
    const bars = all(html, 'nav').filter(({ attributes }) =>
      /^(Main|主导航)$/.test(attributes['aria-label'] ?? ''),
    );
    const parts = [all(html, 'a', { href: '#content' })[0], bars[0], one(html, 'main'), one(html, 'footer')];
    const places = parts.map((part) => (part === undefined ? -1 : elements.indexOf(part)));
    expect(places, path).not.toContain(-1);
    expect(places, path).toEqual([...places].sort((a, b) => a - b));
  }
});

const focusIsWithin = (page: Page, selector: string) =>
  page.evaluate(
    (query) => document.querySelector(query)?.contains(document.activeElement) ?? false,
    selector,
  );
const skipLink = (page: Page) => page.getByRole('link', { name: /^(Skip to main content|跳到正文)$/ });

for (const path of [...kinds, '/zh/docs/intro', '/zh/'])
  test(`the first Tab on ${path} shows a way to the content, which Enter takes [LAY-02]`, async ({
    page,
  }) => {
    await openPage(page, path);
    const region = page.getByRole('region', { name: /^(Skip link|跳转链接)$/ });
    await expect(region.getByRole('link')).toHaveCount(1);
    const clip = () => skipLink(page).evaluate((link) => getComputedStyle(link).clipPath);
    expect(await clip()).not.toBe('none');
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    expect(await clip()).toBe('none');
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Tab');
    expect(await focusIsWithin(page, 'main')).toBe(true);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link is a plain link to the content [LAY-02]', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/intro#content');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('after following a link the next Tab reaches the skip link, and the new title is announced [LAY-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const announcement = page.locator('[aria-live=polite]');
  await expect(announcement).toHaveText('');
  await docsSidebar(page).getByRole('link', { name: 'Quick start' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(announcement).toHaveText('Quick start | Resprite');
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
});

test('Back and Forward leave the focus where it is [LAY-03]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await docsSidebar(page).getByRole('link', { name: 'Quick start' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  const install = docsSidebar(page).getByRole('link', { name: 'Install', exact: true });
  await install.focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(install).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(install).toBeFocused();
});

test('a link to a place in the page moves the focus there, not to the top [LAY-03]', async ({ page }) => {
  await openPage(page, '/docs/quick');
  const entry = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link').nth(2);
  const id = ((await entry.getAttribute('href')) ?? '').slice(1);
  await entry.press('Enter');
  await expect(page).toHaveURL(`/docs/quick#${id}`);
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).not.toBeFocused();
});

for (const path of ['/docs/quick', '/zh/docs/quick', '/blog/welcome'])
  test(`the bar of ${path} stays at the top and takes clicks [LAY-04]`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 400 });
    await openPage(page, path);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollPage(page, Math.min(2000, bottom));
    const bar = page.getByRole('navigation', { name: /^(Main|主导航)$/ });
    expect((await bar.boundingBox())?.y).toBe(0);
    await bar.getByRole('link', { name: /^(FAQ|常见问题)$/ }).click();
    await expect(page).toHaveURL(/\/faq\/intro$/);
  });

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 400 } });

  test('whatever a link in the page leads to stops below the bar [LAY-04]', async ({ page }) => {
    await openPage(page, '/markdown-page');
    const targets = await page
      .getByRole('main')
      .locator('a[href^="#"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))]);
    expect(targets.filter((id) => id.includes('fn')).length).toBeGreaterThanOrEqual(2);
    for (const id of targets) {
      await page.goto(`/markdown-page#${id}`);
      await expect.poll(() => topOf(page, id), id).toBeGreaterThanOrEqual(60);
      await expect(page.locator(`[id="${id}"]`), id).toBeInViewport();
    }
  });
});

const footers = {
  en: {
    columns: ['Install', 'Community', 'Documents'],
    legal: ['Terms', 'Privacy', /ICP/],
    newTab: /\(opens in a new tab\)$/,
    internal: ['/docs/intro', '/docs/quick', '/faq/intro', '/terms', '/privacy'],
  },
  zh: {
    columns: ['安装', '社区', '文档'],
    legal: ['使用条款', '隐私', /ICP/],
    newTab: /（在新标签页中打开）$/,
    internal: ['/zh/docs/intro', '/zh/docs/quick', '/zh/faq/intro', '/zh/terms', '/zh/privacy'],
  },
};
/** Stores, chat, social network, issue tracker, video sites, filing number. */
const hosts = [
  'apps.apple.com',
  'play.google.com',
  'store.steampowered.com',
  'discord.gg',
  'twitter.com',
  'github.com',
  'www.youtube.com',
  'search.bilibili.com',
  'beian.miit.gov.cn',
];

for (const locale of locales)
  test(`the footer has stores, community, docs, legal links and the years, in ${locale} [LAY-05]`, async ({
    page,
    request,
  }) => {
    await openPage(page, inLocale('/docs/intro', locale));
    const footer = page.getByRole('contentinfo');
    const { columns, legal, newTab, internal } = footers[locale];
    await expect(footer.getByRole('heading')).toHaveText(columns);
    for (const name of legal) await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(footer).toContainText('2023');
    await expect(footer).toContainText('2025');

    const found: string[] = [];
    for (const link of await footer.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (href.startsWith('/')) {
        expect((await request.get(href)).status(), href).toBe(200);
        await expect(link).not.toHaveAttribute('target');
      } else {
        found.push(new URL(href).host);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(newTab);
        await expect(link.locator('svg')).toBeVisible();
      }
    }
    expect(found.sort()).toEqual([...hosts].sort());
    for (const href of internal) await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  });

test('every page has the same footer [LAY-05]', async ({ request }) => {
  for (const locale of locales) {
    const footerOf = async (route: string) =>
      one((await getPage(request, inLocale(route, locale))).html, 'footer');
    const first = await footerOf('/');
    for (const route of kinds) expect(await footerOf(route), route).toEqual(first);
  }
});

reading('a site without footer settings has no footer [LAY-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

reading('a button to the top comes on the way up and goes on the way down [LAY-06]', async ({ page }) => {
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
  expect(await focusIsWithin(page, 'main')).toBe(true);
});

test('there is no button to the top outside the docs [LAY-06]', async ({ page }) => {
  await openPage(page, '/markdown-page');
  await scrollPage(page, 1500);
  await scrollPage(page, 1000);
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
});

for (const [path, home] of [
  ['/zh/docs/intro', '/zh/'],
  ['/docs/intro', '/'],
  ['/blog', '/'],
] as const)
  test(`the logo of ${path} leads to ${home} and has one name [LAY-08]`, async ({ page }) => {
    await openPage(page, path);
    const logo = page
      .getByRole('navigation', { name: /^(Main|主导航)$/ })
      .getByRole('link')
      .first();
    await expect(logo).toHaveAttribute('href', home);
    await expect(logo).toHaveAccessibleName('Resprite');
    await expect(logo.locator('img')).toHaveAttribute('alt', '');
    await logo.click();
    await expect(page).toHaveURL(home);
  });
