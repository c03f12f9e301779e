import { openPage } from '../../support/openPage';
import { packageRoot } from '../../support/runTool';
import { startDevServer } from '../../support/toolServer';
import { test } from '../../support/visitor';

/** A route of each layout, some in each language: none but words and dates depend on it. */
const kinds = [
  '/docs/intro',
  '/zh/blog/resprite-ios-r50-release-note',
  '/docs/category/basics',
  '/',
  '/zh/nope',
];

test.describe('on the site', () => {
  test.use({ expectedMessages: [/\/nope(\.json)?\)$/], timezoneId: 'Pacific/Pago_Pago' });

  // It explains every difference between the HTML and the first render, with the page where it is.
  test('React in development has nothing to say about a page of any layout [GO-01]', async ({ page }) => {
    // The server reads and composes the whole site first.
    test.slow();
    const server = await startDevServer(packageRoot);
    for (const route of kinds) await test.step(route, () => openPage(page, new URL(route, server.home).href));
    await page.goto('about:blank');
    await server.stop();
  });
});
