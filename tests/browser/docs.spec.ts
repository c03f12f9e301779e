import { docsSidebar, openWholeSidebar } from '../support/docsSidebar';
import { expectInOrder } from '../support/expectInOrder';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

test('the parts of a docs page stand in their order [DOC-01]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  const main = page.getByRole('main');
  const article = main.getByRole('article');
  const neighbours = main.getByRole('navigation', { name: 'Docs pages' });
  const contents = main.getByRole('navigation', { name: 'Table of contents' });
  await expectInOrder(
    docsSidebar(page),
    main,
    article,
    article.getByRole('navigation', { name: 'Breadcrumbs' }),
    article.locator('summary').first(),
    article.getByRole('heading', { level: 1 }),
    article.getByRole('paragraph').first(),
    neighbours,
    contents,
  );
  await expect(article.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
  await expect(docsSidebar(page)).toHaveCount(1);

  const left = await docsSidebar(page).boundingBox();
  const middle = await article.boundingBox();
  const right = await contents.boundingBox();
  if (left === null || middle === null || right === null) throw new Error('A column is not shown');
  expect(left.x + left.width).toBeLessThanOrEqual(middle.x);
  expect(middle.x + middle.width).toBeLessThanOrEqual(right.x);
});

test('a docs page has one title, the one of its front matter, without an anchor [DOC-02]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const titles = page.getByRole('heading', { level: 1 });
  await expect(titles).toHaveText(['Introduction']);
  await expect(page).toHaveTitle('Introduction | Resprite');
  await expect(titles.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /link to Introduction/ })).toHaveCount(0);
});

readingTest('a heading in the text takes the place of the title [DOC-02]', async ({ page }) => {
  await openPage(page, '/docs/lonely');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The heading of the text']);
  await expect(page.getByRole('link', { name: /link to The heading of the text/ })).toHaveCount(0);
});

test('a visitor reads a set from page to page by its last link [DOC-05]', async ({ page }) => {
  await openPage(page, '/docs/install');
  const neighbours = page.getByRole('navigation', { name: 'Docs pages' });
  const stops = await openWholeSidebar(page);
  const start = stops.findIndex(({ href }) => href === '/docs/install');
  const previous = neighbours.getByRole('link', { name: `Previous ${stops[start - 1]?.label}`, exact: true });
  await expect(previous).toHaveAttribute('href', stops[start - 1]?.href ?? '');
  for (const { label, href } of stops.slice(start + 1, start + 4)) {
    await neighbours.getByRole('link', { name: `Next ${label}`, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
});

readingTest('previous and next pass over an unlisted page [DOC-05]', async ({ page }) => {
  await openPage(page, '/docs/inside');
  await expect(page.getByRole('main').locator('a[rel=prev]')).toHaveAttribute(
    'href',
    '/docs/category/everything',
  );
  await expect(page.getByRole('main').locator('a[rel=next]')).toHaveAttribute('href', '/docs/deep-one');
  await expect(page.locator('a[href="/docs/hush"]')).toHaveCount(0);
});
