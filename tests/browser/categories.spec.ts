import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('cards stand in two columns, in a narrow window in one; of versions the newest is lit, not the overview [CAT-02]', async ({
  page,
}) => {
  await openPage(page, '/docs/category/basics');
  const list = page.getByRole('main').getByRole('list').last();
  const places = () =>
    list
      .getByRole('link')
      .evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().toJSON()));
  const [first, second, third] = await places();
  expect(second.y).toBe(first.y);
  expect(third.x).toBe(first.x);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => new Set((await places()).map(({ x }) => x)).size).toBe(1);

  await openPage(page, '/docs/category/ios-release-notes');
  const [overview, newest, ...older] = await list.getByRole('listitem').evaluateAll((items) =>
    items.slice(0, 4).map((item) => {
      const { content, backgroundColor } = getComputedStyle(item, '::before');
      return content === 'none' ? 'none' : backgroundColor;
    }),
  );
  expect(overview).toBe('none');
  expect(older).toHaveLength(2);
  expect(new Set(older).size).toBe(1);
  expect(older).not.toContain(newest);
});
