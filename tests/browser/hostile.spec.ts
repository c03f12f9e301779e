import { storageKeys } from 'generator/model/storageKeys';
import { expectUnharmed, hostile, store } from '../support/hostile';
import { openControl } from '../support/offline';
import { openPage, untilHydrated } from '../support/openPage';
import { heading } from '../support/pageText';
import { expect, freshTest as test } from '../support/visitor';

const [markup, script, , , , broken] = hostile;

/** Every key of local storage; those that go on after a dot with each end that pages ask for. */
const keys = Object.values(storageKeys)
  .flatMap((key) =>
    key.endsWith('.')
      ? ['edition', 'docs', '/blog', '/zh/blog', '/docs/category/release-notes-ios', '__proto__'].map(
          (end) => key + end,
        )
      : [key],
  )
  .concat('finish-slime', 'practice-ground', 'lessons/face');

test('whatever is stored under its keys, pages come to life, run none of it and let the visitor choose anew [CFG-06, CLR-09]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const routes = ['/docs/install', '/blog', '/practice', '/', '/docs/craft/faces', '/docs/intro'];
  // Each key meets each value once, on one page or another.
  for (const [turn, value] of hostile.entries()) {
    await store(
      page,
      Object.fromEntries(keys.map((key, index) => [key, hostile[(turn + index) % hostile.length] ?? value])),
    );
    await page.goto(routes[turn % routes.length] ?? '/');
    await expectUnharmed(page);
  }
  const { theme = '' } = await page.locator('html').evaluate((root) => ({ ...root.dataset }));
  expect(['light', 'dark']).toContain(theme);
  await page.getByRole('button', { name: /colour mode/ }).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode)).toMatch(
    /^(light|dark)$/,
  );
});

test.describe('a path', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('of code, broken percent signs or names of methods is Page Not Found, which suggests pages [RT-02, ERR-03]', async ({
    page,
  }) => {
    for (const [path, title, search] of [
      [`/zh/${script}/${broken}`, '找不到页面', '搜索'],
      [`/docs/${markup}/__proto__/constructor/toString`, 'Page Not Found', 'Search'],
    ] as const) {
      await page.goto(path);
      await untilHydrated(page);
      await expect(heading(page)).toHaveText(title);
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 310);
      await expect(page.getByRole('main').getByRole('button', { name: /Search for|搜索“/ })).toBeVisible();
      await expectUnharmed(page, search);
    }
  });
});

test('where workers, IndexedDB and caches are blocked, what needs them says so and all else works [CFG-06]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    indexedDB.open = refuse;
    Object.defineProperty(window, 'caches', { get: refuse });
    Object.defineProperty(window, 'Worker', { value: refuse });
    for (const name of ['register', 'getRegistration'])
      Object.defineProperty(navigator.serviceWorker, name, { value: async () => refuse() });
  });
  await openPage(page, '/docs/intro');
  const dialog = await openControl(page);
  await expect(dialog.getByRole('status').first()).toContainText(/browser/);
  await page.keyboard.press('Escape');
  await expectUnharmed(page);

  await openPage(page, '/faq/drawing/ase-file-attributes');
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  const tool = page.getByRole('region', { name: 'See inside your file' });
  await tool.getByRole('button', { name: 'Try it with ours' }).click();
  await expect(tool.getByText('The browser gave up on this file.')).toBeVisible();
  await expectUnharmed(page);
});
