import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/visitor';

test('a booklet can be kept as one file, which needs nothing else to show its pictures [PRT-02]', async ({
  page,
}) => {
  const [path, download, heading] = ['zh/booklet/docs', '下载为单个文件（含图片）', '画布'];
  await page.goto(`/${path}.htm`);
  const link = page.getByRole('link', { name: download });
  await expect(link).toHaveAttribute('href', `/${path}-single.htm`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = pathToFileURL(`dist/${path}-single.htm`).href;
  await page.goto(file);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  const widths = await page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  expect(widths.length).toBeGreaterThan(100);
  expect(Math.min(...widths)).toBeGreaterThan(0);
  expect(asked.filter((url) => url !== file && !url.startsWith('data:'))).toEqual([]);
  const local = page.locator('a:not([href^="#"], [href^="https:"], [href^="http:"]), script');
  await expect(local).toHaveCount(0);
});
