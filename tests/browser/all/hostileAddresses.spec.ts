import { storageKeys } from 'generator/model/storageKeys';
import { expectUnharmed, hostile } from '../../support/hostile';
import { openPage, untilHydrated } from '../../support/openPage';
import { expect, freshTest as test } from '../../support/visitor';

const [markup, script, , , , broken] = hostile;

test('storage that is full with megabytes under one of its keys holds nobody up [CFG-06]', async ({
  page,
}) => {
  await openPage(page, '/zh/docs/intro');
  await page.evaluate((key) => {
    localStorage.clear();
    const fill = (name: string, text: string) => {
      try {
        localStorage.setItem(name, text);
        return true;
      } catch {
        return false;
      }
    };
    const words = '<img src=x onerror=hostile=1> '.repeat(1000);
    let times = 180;
    while (!fill(key, JSON.stringify([words.repeat(times)]))) times -= 1;
    // To the last byte.
    for (let size = 2 ** 15, index = 0; size >= 1; size /= 2)
      while (fill(String(index), 'x'.repeat(size))) index += 1;
  }, storageKeys.recentSearches);
  await page.goto('/zh/docs/install');
  await expectUnharmed(page, '搜索');
  await page.getByRole('button', { name: /颜色模式/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a hash that is no place of the page or no link of an exercise is told or left alone [CT-04]', async ({
  page,
}) => {
  for (const [route, name, caption, damaged] of [
    ['/docs/intro', '', undefined, ''],
    ['/docs/timeline/cell', 'link-cell=', /A linked cell repeats/, 'The link is damaged'],
    ['/zh/docs/basic/transform', 'turn-sword=', /每一把都要亲手修补/, '链接已损坏'],
  ] as const) {
    await page.goto(`${route}#${name}${broken}`);
    await untilHydrated(page);
    for (const value of [...hostile, '0'.repeat(2_000_000)]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, name + value);
    }
    if (caption !== undefined) {
      await page.getByRole('figure').filter({ hasText: caption }).scrollIntoViewIfNeeded();
      await expect(page.getByText(damaged)).toBeVisible();
    }
    await expectUnharmed(page, route.startsWith('/zh') ? '搜索' : 'Search');
  }
});

test('a query in which every name has a hostile value changes nothing [RT-05]', async ({ page }) => {
  const names = ['edition', 'q', 'area', 'system', '__proto__', 'constructor', 'docs'];
  for (const [route, value] of [
    ['/docs/install', markup],
    ['/docs/release-note-ios/ios-versions', script],
    ['/docs/release-note-da/da-versions', '__proto__'],
    ['/blog', 'x'.repeat(1000)],
  ] as const) {
    await page.goto(`${route}?${names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')}`);
    await expectUnharmed(page);
  }
  await page.goto(`/docs/install?${names.map((name) => `${name}=${broken}`).join('&')}#${broken}`);
  await expectUnharmed(page);
});
