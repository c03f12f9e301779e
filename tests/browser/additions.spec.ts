import type { Page, Request } from '@playwright/test';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { expect } from '../support/visitor';

/** A site that an owner has given statistics and comments, as docs/owning.md says. */
const test = fixtureTest('owned');

/** What is asked of other sites, with what is sent along. Nothing leaves this machine. */
async function watchOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const isOther = (url: URL) => url.hostname.endsWith('.example');
  const note = (request: Request) => asked.push(`${request.url()} ${request.postData() ?? ''}`.trim());
  await page.route(isOther, (route) => {
    note(route.request());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Thread</h1>' });
  });
  return asked;
}

test('statistics send nothing before somebody agrees, then tell of each page that is shown [CFG-08]', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await openPage(page, '/docs/canvas');
  await expect(page.getByText('May we count which pages are read?')).toBeVisible();
  // The page behind the pointer is rendered ahead, and is not counted for that.
  await page.getByRole('link', { name: 'Intro' }).first().hover();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => asked).toEqual([told('/docs/canvas')]);
  await page.getByRole('link', { name: 'Intro' }).first().click();
  await expect(heading(page)).toHaveText('Intro');
  await expect.poll(() => asked).toEqual([told('/docs/canvas'), told('/docs/intro')]);
  await expect(page.getByText('May we count')).toHaveCount(0);
});

test('who declines is not asked again, and comments come when they are asked for [CFG-08]', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await openPage(page, '/zh/blog/hello');
  await page.getByRole('button', { name: '不要' }).click();
  await page.getByRole('button', { name: '查看评论' }).click();
  const frame = page.frameLocator('iframe[title="查看评论"]');
  await expect(frame.getByRole('heading', { name: 'Thread' })).toBeVisible();
  expect(asked).toEqual(['https://comments.example/thread?page=%2Fzh%2Fblog%2Fhello']);
  await inText(page, '指南').click();
  await expect(heading(page)).toHaveText('简介');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('可以统计')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test.describe('a script that has lost its default export since the build', () => {
  test.use({ expectedMessages: [/The page goes on without/] });

  test('is named in the console, and the page goes on [ERR-09]', async ({ page }) => {
    await page.route('**/additions.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const addToPage = () => {};' }),
    );
    const told = page.waitForEvent('console', (message) => message.type() === 'warning');
    await openPage(page, '/docs/canvas');
    expect((await told).text()).toBe(
      'The page goes on without /additions.js: Error: The page component has no default export.',
    );
    await expect(heading(page)).toHaveText('Canvas');
  });
});

test('what the owner puts at the end of a page is as wide as its text in every window [CFG-08]', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/docs/canvas', 'The last words.'],
    ['/', 'Begin with the guide'],
  ] as const) {
    await openPage(page, path);
    const question = page.getByText('May we count which pages are read?');
    await expect(question).toBeVisible();
    const text = page.locator('main p').filter({ hasText: words });
    for (const width of [390, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edgesOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right) };
      };
      expect(await question.evaluate(edgesOf), `${path} at ${width} px`).toEqual(
        await text.evaluate(edgesOf),
      );
    }
  }
});

function told(path: string): string {
  return `https://stats.example/count ${JSON.stringify({ path, locale: 'en' })}`;
}
