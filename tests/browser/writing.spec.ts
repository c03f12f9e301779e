import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarked, markDocument } from '../support/documentMark';
import { holdAnswers } from '../support/holdAnswers';
import { openPage, untilHydrated } from '../support/openPage';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { copySite } from '../support/siteCopy';
import { startDevServer, type ToolServer } from '../support/toolServer';
import { expect as expectSoon, test } from '../support/visitor';

// The server reads the site, and the page loads anew: on a busy machine that takes longer than what a page does by itself.
const expect = expectSoon.configure({ timeout: 30_000 });

test.describe.configure({ mode: 'serial' });
// The server answers 404 for pages that a test has taken away.
test.use({ expectedMessages: [/status of 404/] });

let root: string;
/** Of the site, in which a mistake is before the server starts. */
let settings: string;
let server: ToolServer;
test.beforeAll(async () => {
  root = copySite('subpath', `writing-${process.pid}`);
  settings = readFileSync(file('site.yaml'), 'utf8');
  writeFileSync(file('site.yaml'), settings.replace('baseUrl:', 'baseURL:'));
  server = await startDevServer(root);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const file = (path: string) => join(root, path);
const at = (path: string) => new URL(path, server.home).href;

/** Changes a file, and changes it back when the test that asked for it is done. */
async function whileChanged(path: string, change: (text: string) => string, see: () => Promise<void>) {
  const kept = readFileSync(file(path), 'utf8');
  writeFileSync(file(path), change(kept));
  await see();
  writeFileSync(file(path), kept);
}

const long = 'content/en/docs-2/long.md';

test.describe('a site that is broken from the start', () => {
  // The page with the problems answers 500.
  test.use({ expectedMessages: [/status of 500/] });

  test('says what is wrong, and shows itself once that is mended', async ({ page }) => {
    await page.goto(at('docs/intro'));
    await expect(page.getByRole('alert')).toHaveText(/site\.yaml:8:1 {2}error .*baseURL/);
    writeFileSync(file('site.yaml'), settings.replace('navbar:', 'navbra:'));
    await expect(page.getByRole('alert')).toHaveText(/navbra/);
    writeFileSync(file('site.yaml'), settings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  });
});

test('what is saved is on screen at once, a mistake lies over the page until it is mended, and nothing else moves', async ({
  page,
}) => {
  await openPage(page, at('docs/long'));
  await markDocument(page);
  await page.getByRole('button', { name: /colour mode/ }).click();
  await scrollPage(page, 3000);
  const last = page.getByRole('heading', { name: 'Section 30' });
  await whileChanged(
    long,
    (text) => text.replace('## Section 30', '## The end {#section-30}'),
    async () => {
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
      await expect(last).toHaveCount(0);
      expect(await scrollOffset(page)).toBe(3000);
    },
  );
  await expect(last).toBeVisible();
  expect(await scrollOffset(page)).toBe(3000);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await isMarked(page)).toBe(true);
  await test.step('a mistake lies over the page with its place and its remedy until it is mended', async () => {
    const overlay = page.getByRole('alert');
    await expect(overlay).toHaveCount(0);
    await whileChanged(
      long,
      (text) => text.replace('./intro.md', './intor.md'),
      async () => {
        await expect(overlay).toBeInViewport();
        await expect(overlay).toHaveText(
          /content\/en\/docs-2\/long\.md:7:18 {2}error {2}The link ".\/intor\.md" leads to a file that does not exist\./,
        );
        await expect(overlay).toHaveText(/Did you mean ".*intro\.md"\?/);
      },
    );
    await expect(overlay).toHaveCount(0);
    expect(await scrollOffset(page)).toBe(3000);
  });
});

test('changed settings change the layout around the page, and one on its way; broken ones lie over it until they are mended, on pages that are opened meanwhile too', async ({
  page,
}) => {
  await test.step('a mistake shows on pages that are opened while it is there', async () => {
    await whileChanged(
      'content/en/home.yaml',
      (text) => text.replace('lead:', 'laed:'),
      async () => {
        await openPage(page, at('docs/intro'));
        await expect(page.getByRole('alert')).toHaveText(/content\/en\/home\.yaml:3:1 .*laed/);
      },
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await whileChanged(
    'site.yaml',
    (text) => text.replace('title: Subpath fixture', 'title: Another name'),
    async () => {
      await expect(page).toHaveTitle('Introduction | Another name');
    },
  );
  await expect(page).toHaveTitle('Introduction | Subpath fixture');
  await whileChanged(
    'site.yaml',
    (text) => text.replace('navbar:', 'navbra:'),
    async () => {
      await expect(page.getByRole('alert')).toHaveText(/site\.yaml:\d+:1 .*navbra/);
    },
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await test.step('a page that is on its way while settings change back is brought up to date', async () => {
    await openPage(page, at('docs/intro'));
    const layout = await holdAnswers(page, /\/layout-en-[^/]*\.json$/);
    await whileChanged(
      'site.yaml',
      (text) => text.replace('title: Subpath fixture', 'title: Another name'),
      () => expect(page).toHaveTitle('Introduction | Another name'),
    );
    const served = async () => (await page.request.get(at('docs/intro'))).text();
    await expect.poll(served).toContain('<title>Introduction | Subpath fixture</title>');
    layout.release();
    await expect(page).toHaveTitle('Introduction | Subpath fixture');
    await untilHydrated(page);
  });
});

test('a page that goes away shows Page Not Found, and comes back', async ({ page }) => {
  await openPage(page, at('docs/elements'));
  renameSync(file('content/en/docs-2/elements.md'), file('content/en/docs-2/renamed.md'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  renameSync(file('content/en/docs-2/renamed.md'), file('content/en/docs-2/elements.md'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elements');
});
