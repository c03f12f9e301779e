import { storageKeys } from 'generator/model/storageKeys';
import { expect, test } from '../support/visitor';

const route = '/docs/other/keyboard-shortcuts-da';

test('keys are those of the visitor’s system, until others are chosen; the choice is kept and followed by other pages', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel', configurable: true }),
  );
  await page.goto(route);
  const save = page.locator('article kbd').filter({ hasText: 'S' }).filter({ hasText: '⌘' }).first();
  await expect(save).toHaveText(/⌘/, { useInnerText: true });
  await expect(save).not.toHaveText(/Ctrl/, { useInnerText: true });
  const choice = page.getByRole('group', { name: 'Keys of' });
  await expect(choice.getByRole('button', { name: 'Apple devices' })).toHaveAttribute('aria-pressed', 'true');
  await choice.getByRole('button', { name: 'Windows, Android' }).press('Enter');
  await expect(save).toHaveText(/Ctrl/, { useInnerText: true });
  await expect(save).not.toHaveText(/⌘/, { useInnerText: true });
  await page.goto('/docs/basic/edit');
  const undo = page.locator('article kbd').filter({ hasText: 'Z' }).first();
  await expect(undo).not.toHaveText(/⌘/, { useInnerText: true });
  expect(
    await page.evaluate(
      (key) => Object.keys(localStorage).find((one) => one.startsWith(key)),
      storageKeys.system,
    ),
  ).toBeDefined();
});

test('without scripts both keys can be read, and nothing is there to choose', async ({
  withoutScripts: page,
}) => {
  await page.goto(route);
  await expect(page.locator('article kbd').filter({ hasText: '⌘' }).first()).toHaveText(/Ctrl \/ ⌘/, {
    useInnerText: true,
  });
  await expect(page.getByRole('button', { name: 'Apple devices' })).toBeHidden();
});
