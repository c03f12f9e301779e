import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

// The browser writes down what is refused.
test.use({ expectedMessages: [/Content Security Policy|Trusted(HTML|Script)|net::ERR_FAILED/] });

test('a page runs no script and takes no style that the build has not put there, text becomes neither markup nor code, and workers come from this site', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const outcome = await page.evaluate(() => {
    const root = document.documentElement;
    const script = document.createElement('script');
    script.append("document.documentElement.dataset.foreign = 'yes'");
    document.head.append(script);
    const style = document.createElement('style');
    style.append(':root { --foreign: yes }');
    document.head.append(style);
    root.setAttribute('style', '--foreign: yes');
    return {
      script: root.dataset['foreign'],
      style: getComputedStyle(root).getPropertyValue('--foreign'),
    };
  });
  expect(outcome).toEqual({ script: undefined, style: '' });
  const refused = await page.evaluate(() => {
    const element = document.createElement('div');
    const attempts: readonly (() => void)[] = [
      () => {
        element.innerHTML = '<b>text</b>';
      },
      () => document.createElement('script').setAttribute('src', 'https://other.example/a.js'),
      () => new Worker('https://other.example/a.js'),
      () => new Worker('data:text/javascript,'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test('styles of single elements hold from the first paint on, and can be changed like any other', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/blog/welcome');
  const swatch = page.locator('article code[data-style]').first();
  const colorOf = () => swatch.evaluate((element) => getComputedStyle(element).getPropertyValue('--swatch'));
  expect(await colorOf()).toMatch(/^#/);
  await page.unroute('**/assets/*.js');
  await openPage(page, '/blog/welcome');
  await expect(page.locator('[data-style]')).toHaveCount(0);
  await expect(page.locator('article [style^="--swatch"]').first()).toBeVisible();
});
