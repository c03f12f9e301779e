import type { Route } from '@playwright/test';
import { answerOnce } from '../support/answerOnce';
import { clientScripts } from '../support/clientScripts';
import { emulateConnection } from '../support/connection';
import { entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

// Nothing is fetched ahead of the click.
test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

test.describe('a page document of another build', () => {
  const ofAnotherBuild = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
  };

  test('leads to one load of the whole page, which hydrates [GO-09]', async ({ page, context }) => {
    await openPage(page, '/x/docs/intro');
    await markDocument(page);
    await answerOnce(page, '**/docs/elements.json', ofAnotherBuild);
    const asked = documentsOf(context);
    await inText(page, 'the elements').click();
    await expect(heading(page)).toHaveText('Elements');
    await untilHydrated(page);
    expect(asked).toEqual(['/x/docs/elements']);
    expect(await isMarked(page)).toBe(false);
  });

  test.describe('that a whole load does not make the same', () => {
    test.use({ expectedMessages: [/stays as it came: DocumentError/] });

    test('leads to no second load, and the page can be read, where that does not help [GO-09]', async ({
      page,
      context,
    }) => {
      await openPage(page, '/x/docs/intro');
      await page.route('**/docs/elements.json', ofAnotherBuild);
      const asked = documentsOf(context);
      const told = page.waitForEvent('console', (message) => /stays as it came/.test(message.text()));
      await inText(page, 'the elements').click();
      await told;
      await expect(heading(page)).toHaveText('Elements');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual(['/x/docs/elements']);
      await entryOf(page, 'A long page').click();
      await expect(heading(page)).toHaveText('A long page');
      await untilHydrated(page);
    });
  });
});

test.describe('after a new deployment, when nothing of the old one is there any more', () => {
  test.use({ expectedMessages: [/status of 404|The page is loaded whole/] });

  test('a link leads to one load of the new address, which can be read and followed [GO-09, ERR-07]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await page.route(/\.(js|json|css)$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const asked = documentsOf(context);
    const warned = page.waitForEvent('console', (message) => /loaded whole/.test(message.text()));
    await inText(page, 'the elements').click();
    await warned;
    await expect(heading(page)).toHaveText('Elements');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/x/docs/elements']);
    await entryOf(page, 'A long page').click();
    await expect(heading(page)).toHaveText('A long page');
    // Else a client that still comes would find its document refused.
    await page.waitForLoadState('networkidle');
    await page.unroute(/\.(js|json|css)$/);
    await page.reload();
    await untilHydrated(page);
  });

  test('a page whose code alone is gone is loaded whole once [GO-09, ERR-07]', async ({ page, context }) => {
    await openPage(page, '/x/docs/intro');
    await answerOnce(page, clientScripts.deferredPages, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    const asked = documentsOf(context);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('article').first()).toContainText('Post');
    await untilHydrated(page);
    expect(asked).toEqual(['/x/blog']);
  });
});
