import { ground, toggle as modeToggle } from '../support/colorMode';
import { contents } from '../support/contents';
import { close, menu, toggle } from '../support/mobileMenu';
import { expect, test } from '../support/visitor';

test('without scripts a page is whole: what can be done is done, and nothing offers what cannot [CLR-04, CT-16, LAY-02, MOB-08, NAV-08, TOC-04, TOC-05]', async ({
  withoutScripts: page,
}) => {
  await test.step('the toggle of the colour mode cannot be pressed, and names the mode that is shown', async () => {
    await page.goto('/docs/intro?a=1');
    await expect(modeToggle(page)).toBeDisabled();
    await expect(modeToggle(page)).toHaveAccessibleName(/light mode/);
    expect(await ground(page)).toBe('light');
  });
  await test.step('the skip link is a plain link to the content', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/intro?a=1#content');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
  await test.step('the switcher of languages opens and leads to the same page', async () => {
    await page
      .locator('header')
      .getByRole('button', { name: /^Languages/ })
      .click();
    await page.locator('header').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/docs/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('简介');
  });
  await test.step('the contents stand beside the text and lead to its headings', async () => {
    await page.goto('/docs/quick');
    await expect(contents(page)).toBeVisible();
    const entry = contents(page).getByRole('link').nth(1);
    const href = await entry.getAttribute('href');
    await entry.click();
    await expect(page).toHaveURL(`/docs/quick${href}`);
    const heading = page.locator(`[id="${href?.slice(1)}"]`);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThanOrEqual(76);
  });
  await test.step('on a narrow window a button opens the contents', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const entry = page.locator('details').first().getByRole('link').first();
    await expect(entry).toBeHidden();
    await page.getByRole('article').getByText('On this page').click();
    await expect(entry).toBeVisible();
  });
  await test.step('the menu opens, and everything in it can be reached', async () => {
    const links = menu(page).getByRole('listitem').getByRole('link');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL('/faq/intro');
  });
  await test.step('colours are seen, and nothing offers what cannot be done', async () => {
    await page.goto('/docs/basic/palette');
    const code = page.locator('main').getByText('#5D275D').first();
    expect(await code.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toBe(
      'rgb(93, 39, 93)',
    );
    await expect(page.getByRole('button', { name: '#5D275D' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save these colours as .gpl' }).first()).toBeHidden();
  });
});
