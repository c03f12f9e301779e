import { readQuestions } from '../../support/questions';
import { expect, test } from '../../support/visitor';

const rows = readQuestions();

test.use({ viewport: { width: 390, height: 844 } });

test('there are thirty questions or more in each language', () => {
  const chinese = rows.filter(({ locale }) => locale === 'zh');
  expect(chinese.length).toBeGreaterThanOrEqual(30);
  expect(rows.length - chinese.length).toBeGreaterThanOrEqual(30);
});

// Without scripts: what a visitor sees first is in the file.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'zh'])
    test(`each question in ${language} is answered on the first screen of its page`, async ({ page }) => {
      for (const { locale, question, page: address, answer } of rows) {
        if (locale !== language) continue;
        await page.goto(address);
        const words = page.getByRole('main').getByText(answer).first();
        const box = await words.boundingBox();
        const bounds = box === null ? undefined : { top: box.y, bottom: box.y + box.height };
        expect.soft(bounds?.top, `“${question}” on ${address}: ${answer}`).toBeGreaterThan(0);
        expect.soft(bounds?.bottom, `“${question}” on ${address}: ${answer}`).toBeLessThanOrEqual(844);
      }
    });
});
