import { spokenWords } from '../support/interfaceWords';
import { openPage } from '../support/openPage';
import { inLocale } from '../support/specifiedRoutes';
import { untranslated } from '../support/untranslated';
import { expect, test } from '../support/visitor';

test('links that scripts make stay in Chinese too [I18N-06]', async ({ page }) => {
  for (const route of [
    '/',
    '/docs/intro',
    '/faq/intro',
    '/blog',
    '/blog/welcome',
    '/docs/category/basics',
    '/terms',
  ]) {
    await openPage(page, inLocale(route, 'zh'));
    const leaving = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]:not([hreflang])')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^\/zh(\/|$)/.test(href) && !/\.\w+$/.test(href)),
    );
    expect(leaving, route).toEqual([]);
  }
});

test('no word of the interface is English in the states that a visitor brings about [I18N-03]', async ({
  page,
}) => {
  const nothingEnglish = async (state: string) =>
    expect(untranslated(await spokenWords(page)), state).toEqual([]);
  await openPage(page, '/zh/docs/install');
  await page.getByRole('button', { name: /^切换颜色模式/ }).click();
  await nothingEnglish('dark');
  await page.getByRole('button', { name: /^语言/ }).click();
  await nothingEnglish('languages');
  await page
    .getByRole('button', { name: /^展开分类/ })
    .first()
    .click();
  await nothingEnglish('open category');
  await openPage(page, '/zh/markdown-page');
  for (const button of await page.getByRole('button', { name: '复制代码' }).all()) await button.click();
  await nothingEnglish('copied code');
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/zh/docs/intro');
  await page.getByRole('button', { name: '打开或关闭导航栏' }).click();
  await nothingEnglish('second panel');
  await page.getByRole('button', { name: '返回主菜单' }).click();
  await nothingEnglish('main menu');
});

test('the check of the interface words finds what is English', () => {
  const at = { place: 'p', isInterface: true };
  expect(
    untranslated([
      { words: 'Skip to main content', ...at },
      { words: 'Direct link to 图层', ...at, isInterface: false },
      { words: 'some words that no dictionary has', ...at },
      { words: 'App Store', ...at },
      { words: '跳到正文', ...at },
    ]),
  ).toHaveLength(3);
});

test('the layout of a page has the same targets in both languages, and Chinese labels [I18N-05]', async ({
  page,
}) => {
  const framesOf = async (path: string) => {
    await openPage(page, path);
    return page.evaluate(() =>
      [...document.querySelectorAll('nav a[href]:not([hreflang]), footer a[href]')]
        .filter((link) => link.closest('dialog, main') === null)
        .map((link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const),
    );
  };
  const english = await framesOf('/docs/intro');
  const chinese = await framesOf('/zh/docs/intro');
  expect(chinese.map(([href]) => href.replace(/^\/zh(?=\/)/, ''))).toEqual(english.map(([href]) => href));
  const same = chinese.filter(([, label], index) => label === english[index]?.[1]).map(([, label]) => label);
  // Names of things are the same everywhere.
  expect(same.filter((label) => !/^(Resprite|iOS|Android|[rd]\d+( .*)?)?$/.test(label))).toEqual([]);
  expect(english.length).toBeGreaterThan(30);
});
