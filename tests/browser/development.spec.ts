import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type DevServer, startDevServer } from '../support/devServer';
import { openPage } from '../support/openPage';
import { packageRoot } from '../support/runTool';
import { copySite } from '../support/siteCopy';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

/** A route of each kind of page, and of each shape that a kind has. */
const kinds = {
  home: '/',
  doc: '/docs/intro',
  'doc with tabs, tables and asides': '/docs/install',
  'release note': '/docs/release-note-ios/r48',
  answer: '/faq/purchase/refund',
  category: '/docs/category/basics',
  'list of posts': '/blog',
  post: '/blog/resprite-ios-r50-release-note',
  tag: '/blog/tags/tutorial',
  'list of tags': '/blog/tags',
  archive: '/blog/archive',
  'list of authors': '/blog/authors',
  author: '/blog/authors/team',
  'standalone page': '/terms',
  'all elements': '/markdown-page',
  'Page Not Found': '/nope',
};

// React's development form explains every difference between the HTML and the first render.
test.describe('React in development has nothing to say about', () => {
  let server: DevServer;
  test.beforeAll(async () => {
    server = await startDevServer(packageRoot);
  });
  test.afterAll(() => server.stop());

  for (const [kind, route] of Object.entries(kinds)) {
    test.describe(() => {
      test.use({
        expectedMessages: kind === 'Page Not Found' ? [/status of 404/] : [],
        timezoneId: 'Pacific/Pago_Pago',
      });

      test(`the kind: ${kind} [GO-01]`, async ({ page }) => {
        for (const locale of locales)
          await openPage(page, new URL(inLocale(route, locale), server.home).href);
      });
    });
  }
});

test.describe('on the site with docs of every kind', () => {
  // It names no icon and has no home page, so the browser looks for them in vain.
  test.use({ expectedMessages: [/\/(favicon\.ico|index\.json)\)$/] });

  let server: DevServer;
  let root: string;
  test.beforeAll(async () => {
    root = copySite('docs', `development-${process.pid}`);
    server = await startDevServer(root);
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });
  const at = (path: string) => new URL(path, server.home).href;
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  for (const [kind, route] of Object.entries({
    'list of docs tags': '/docs/tags',
    'docs of a tag': '/docs/tags/plain',
  }))
    test(`React in development has nothing to say about the kind: ${kind} [GO-01]`, async ({ page }) => {
      for (const locale of locales) await openPage(page, at(inLocale(route, locale)));
    });

  test('a draft is in the sidebar, and its page says what it is [VIS-02]', async ({ page }) => {
    await openPage(page, at('/docs/intro'));
    await sidebar(page).getByRole('link', { name: 'Quokka page' }).click();
    await expect(page).toHaveURL(at('/docs/quokka'));
    await expect(page.getByRole('main')).toContainText(
      'This page is a draft. It is only visible in development',
    );
  });

  test('an unlisted page is in the sidebar and among its neighbours, and says what it is [VIS-07]', async ({
    page,
  }) => {
    await openPage(page, at('/docs/basics/between'));
    await expect(page.getByRole('main')).toContainText('This page is unlisted.');
    await expect(sidebar(page).getByRole('link', { name: 'Wombat between' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).not.toHaveURL(at('/docs/basics/between'));
    await expect(sidebar(page).getByRole('link', { name: 'Wombat between' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next/ })).toContainText('Wombat between');
  });
});
