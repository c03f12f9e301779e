import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { copySite } from '../support/siteCopy';
import { startDevServer, type ToolServer } from '../support/toolServer';
import { expect, test } from '../support/visitor';

test.describe('on the site with docs of every kind', () => {
  // It names no icon and has no home page, so the browser looks for them in vain.
  test.use({ expectedMessages: [/\/(favicon\.ico|index\.json)\)$/] });

  // In one process: a server for each would cost more than it saves.
  test.describe.configure({ mode: 'default' });
  let server: ToolServer;
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
  const sidebar = (page: Page) => page.getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ });

  test('React in development has nothing to say about tags of docs [GO-01]', async ({ page }) => {
    for (const route of ['/docs/tags', '/zh/docs/tags/plain']) await openPage(page, at(route));
  });

  test('a draft and an unlisted page are in the sidebar, and their pages say what they are [VIS-02, VIS-07]', async ({
    page,
  }) => {
    await openPage(page, at('/docs/intro'));
    await sidebar(page).getByRole('link', { name: 'Quokka page' }).click();
    await expect(page).toHaveURL(at('/docs/quokka'));
    await expect(page.getByRole('main')).toContainText(
      'This page is a draft. It is not part of the published site.',
    );
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
