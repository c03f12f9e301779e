import type { Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { emulateConnection } from '../support/connection';
import { openPage, untilHydrated } from '../support/openPage';
import { pageRequests } from '../support/pageRequests';
import { expect, freshTest, test } from '../support/visitor';

/** Paths of the pages that links inside the window lead to, without the one that is open. */
const linkedInView = (page: Page) =>
  page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('#site a[href]')]
      .filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        // The sidebar scrolls by itself, and cuts off what is beyond its edges.
        const edges = link.closest('nav')?.getBoundingClientRect();
        const isInSidebar = edges === undefined || (bottom > edges.top && top < edges.bottom);
        return width > 0 && bottom > 0 && top < innerHeight && isInSidebar && link.checkVisibility();
      })
      .filter(
        ({ origin, target, pathname }) =>
          origin === location.origin && target === '' && !/^\/zh(\/|$)|\.\w+$/.test(pathname),
      )
      .map(({ pathname }) => pathname);
    return [...new Set(paths)].filter((path) => path !== location.pathname).sort();
  });

/**
 * Lets the links in view rest for longer than it takes until their pages are fetched: the client
 * looks for links, the browser tells which of them are in view, and these have to stay there. The
 * page's clock must have been installed before the page was opened.
 */
async function restInView(page: Page): Promise<void> {
  for (let step = 0; step < 3; step++) {
    await page.clock.runFor(1000);
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    );
  }
}

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first();

const lateCode = clientScripts.deferredPages;

test.use({ fetchesAhead: true });

test('pointing at a link fetches its page and its code, and the click then asks for nothing [GO-10]', async ({
  page,
}) => {
  // No link is seen to be in view, so that only pointing fetches.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await openPage(page, '/docs/intro');
  // What any first key or click brings is no part of the page.
  await Promise.all([
    page.waitForResponse(clientScripts.ofFeature('page-tools')),
    page.keyboard.press('Shift'),
  ]);
  const fetched = [page.waitForResponse('**/terms.json'), page.waitForResponse(lateCode)];
  await footerLink(page).dispatchEvent('pointerover');
  for (const answer of await Promise.all(fetched)) await answer.finished();
  await test.step('a finger on a link fetches its page before it is lifted', async () => {
    const touched = page.waitForRequest('**/privacy.json');
    const link = page.getByRole('contentinfo').locator('a[href="/privacy"]').first();
    await link.dispatchEvent('touchstart', { bubbles: true });
    await touched;
    await expect(page).toHaveURL('/docs/intro');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await footerLink(page).dispatchEvent('click');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  expect(asked.filter((path) => /\.js(on)?$/.test(path))).toEqual([]);
});

test('pointing at a link whose page was fetched in view fetches its code, and the page not again [GO-10]', async ({
  page,
}) => {
  const asked = pageRequests(page);
  const codes: string[] = [];
  page.on('request', (request) => {
    if (clientScripts.deferredPages.test(request.url())) codes.push(request.url());
  });
  await openPage(page, '/docs/intro');
  await expect.poll(() => asked).toContain('/blog');
  expect(codes).toEqual([]);
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await blog.hover();
  await expect.poll(() => codes).toHaveLength(1);
  await blog.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(codes).toHaveLength(1);
  expect(asked.filter((path) => path === '/blog')).toHaveLength(1);
  await test.step('links in view of a page that came later are seen too [GO-11]', async () => {
    const post = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const path = await post.evaluate((link) => new URL(String(Reflect.get(link, 'href'))).pathname);
    await expect.poll(() => asked).toContain(path);
  });
});

test('what fetches ahead begins once, and with the link that is pointed at by then [GO-10]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
    const listen = window.addEventListener;
    Object.assign(window, { begun: 0 });
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'pointerover') Object.assign(window, { begun: Reflect.get(window, 'begun') + 1 });
      Reflect.apply(listen, window, [type, ...rest]);
    };
  });
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/prefetch-[\w-]+\.js/, (route) => held.then(() => route.continue()));
  const asked = pageRequests(page);
  const coming = page.waitForRequest(/\/prefetch-/);
  await page.goto('/docs/intro');
  await coming;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).hover();
  await page.keyboard.press('Shift');
  expect(asked).not.toContain('/blog');
  come();
  await expect.poll(() => asked).toContain('/blog');
  await untilHydrated(page);
  await page.mouse.move(0, 0);
  await page.mouse.click(0, 0);
  expect(await page.evaluate(() => Reflect.get(window, 'begun'))).toBe(1);
});

test('without what fetches ahead the styles of later parts come all the same, and a click loads its page [GO-08]', async ({
  page,
}) => {
  await page.route(/\/prefetch-[\w-]+\.js/, () => {});
  await page.goto('/docs/install');
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await footerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});

freshTest(
  'pages of links in view are fetched, those further down only once they are in view, and none twice [GO-11]',
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 500 });
    await page.clock.install();
    const asked = pageRequests(page);
    await openPage(page, '/faq/intro');
    const seen = new Set(await linkedInView(page));
    expect(seen.size).toBeGreaterThan(8);
    const fetched = () => asked.filter((path) => path !== '/faq/intro').sort();
    await expect.poll(fetched).toEqual([...seen].sort());
    await restInView(page);
    expect(fetched()).toEqual([...seen].sort());

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await linkedInView(page)).includes('/terms')).toBe(true);
    for (const path of await linkedInView(page)) seen.add(path);
    await expect.poll(fetched).toEqual([...seen].sort());
    await restInView(page);
    expect(fetched()).toEqual([...seen].sort());
  },
);

freshTest(
  'where data is saved nothing is fetched before it is asked for, and links work [GO-12]',
  async ({ page }) => {
    await emulateConnection(page, { effectiveType: '4g', saveData: true });
    await page.clock.install();
    await openPage(page, '/docs/intro');
    const asked = pageRequests(page);
    await footerLink(page).hover();
    await restInView(page);
    expect(asked).toEqual([]);
    await footerLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
    expect(asked[0]).toBe('/terms');
  },
);

test('the page behind the link that is pointed at is rendered and laid out ahead, unseen, and the click shows it [GO-10]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const titles = page.locator('main h1');
  await page
    .getByRole('contentinfo')
    .locator('a[href^="/docs/"]:not([href="/docs/intro"])')
    .first()
    .dispatchEvent('pointerover');
  await expect(titles).toHaveCount(2);
  await expect(titles.nth(1)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await test.step('it takes no room, and an address finds what is on the open page', async () => {
    const { height, ahead } = await page.evaluate(() => {
      const [shown, hidden] = document.querySelectorAll('main h1');
      const main = shown?.closest('main')?.getBoundingClientRect();
      const frame = hidden?.closest('main > *')?.getBoundingClientRect();
      return { height: (main?.bottom ?? 0) - (frame?.top ?? 0), ahead: frame?.height };
    });
    expect(ahead).toBe(0);
    expect(height).toBe(64);
  });
  await test.step('what React hides by is gone, so that it has a layout before it is shown', async () => {
    const hidden = titles.nth(1);
    const widths = () => titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().width));
    await expect.poll(async () => new Set(await widths()).size).toBe(1);
    expect(await hidden.evaluate((title) => title.closest('main > *')?.innerHTML)).not.toContain(
      'display: none',
    );
  });
  const prepared = await titles.nth(1).elementHandle();

  await test.step('another one takes its place', async () => {
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').first().dispatchEvent('pointerover');
    await expect(titles.nth(1)).toHaveText(/Privacy/);
    await expect(titles).toHaveCount(2);
    expect(await prepared?.evaluate((title) => title.isConnected)).toBe(false);
  });
  await test.step('the click shows the very elements', async () => {
    const second = await titles.nth(1).elementHandle();
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').first().dispatchEvent('click');
    await expect(titles).toHaveText([/Privacy/]);
    await expect(titles).toBeVisible();
    expect(await second?.evaluate((title) => title.isConnected)).toBe(true);
  });
  await test.step('the page that was open is rendered ahead like any other', async () => {
    const start = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/docs/intro"]').first();
    await start.dispatchEvent('pointerover');
    await expect(titles.nth(1)).toHaveText('Introduction');
    await start.dispatchEvent('click');
    await expect(titles).toHaveText(['Introduction']);
  });
});
