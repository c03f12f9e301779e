import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/runTool';
import { expect, test } from '../support/visitor';

/** The rows of `docs/questions.md`. */
const rows = readFileSync(join(packageRoot, 'docs/questions.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\| +\//.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, question = '', page = '', answer = '']) => ({ question, page, answer }));

test.use({ viewport: { width: 390, height: 844 } });

test('there are ten questions or more in each language', () => {
  const chinese = rows.filter(({ page }) => page.startsWith('/zh/'));
  expect(chinese.length).toBeGreaterThanOrEqual(10);
  expect(rows.length - chinese.length).toBeGreaterThanOrEqual(10);
});

for (const { question, page: address, answer } of rows) {
  test(`“${question}” is answered on the first screen of ${address}`, async ({ page }) => {
    await page.goto(address);
    const words = page.getByRole('main').getByText(answer).first();
    const box = await words.boundingBox();
    expect(box === null ? undefined : box.y, answer).toBeGreaterThan(0);
    expect(box === null ? undefined : box.y + box.height, answer).toBeLessThanOrEqual(844);
  });
}
