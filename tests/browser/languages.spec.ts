import { spokenWords } from '../support/interfaceWords';
import { openPage } from '../support/openPage';
import { inLocale } from '../support/specifiedRoutes';
import { untranslated } from '../support/untranslated';
import { expect, test } from '../support/visitor';

test('links that scripts make stay in Chinese, and no word of the interface is English in the states that a visitor brings about [I18N-03, I18N-06]', async ({
  page,
}) => {
  await test.step('links that scripts make stay in Chinese too', async () => {
    for (const route of ['/', '/docs/category/basics']) {
      await openPage(page, inLocale(route, 'zh'));
      const leaving = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="/"]:not([hreflang])')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^\/zh(\/|$)/.test(href) && !/\.\w+$/.test(href)),
      );
      expect(leaving, route).toEqual([]);
    }
  });
  const nothingEnglish = async (state: string) =>
    expect(untranslated(await spokenWords(page)), state).toEqual([]);
  await openPage(page, '/zh/docs/install');
  await page.getByRole('button', { name: /^切换颜色模式/ }).click();
  await page.getByRole('button', { name: /^语言/ }).click();
  await page
    .getByRole('button', { name: /^展开分类/ })
    .first()
    .click();
  await nothingEnglish('dark, with an open category');
  await openPage(page, '/zh/markdown-page');
  for (const button of await page.getByRole('button', { name: '复制代码' }).all()) await button.click();
  await nothingEnglish('copied code');
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/zh/docs/intro');
  await page.getByRole('button', { name: '打开或关闭导航栏' }).click();
  await page.getByRole('button', { name: '返回主菜单' }).click();
  await nothingEnglish('both panels of the menu');
});
