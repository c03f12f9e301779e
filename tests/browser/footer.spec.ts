import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

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

test('no part of the footer stands alone in its row, however wide the window [LAY-05]', async ({ page }) => {
  for (const locale of locales) {
    await openPage(page, inLocale('/docs/intro', locale));
    const footer = page.getByRole('contentinfo');
    const titles = footer.getByRole('heading').or(footer.getByText('Resprite', { exact: true }));
    for (const width of [320, 390, 481, 560, 739, 740, 860, 930, 996, 997, 1150, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(rows, `${locale} at ${width} px`).toEqual(width < 740 ? [2, 2] : [4]);
      const { right = 0 } = await footer.evaluate((node) => {
        const edges = [...node.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right);
        return { right: Math.max(...edges) };
      });
      expect(right, `${locale} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

readingTest('a site without footer settings has no footer [LAY-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
