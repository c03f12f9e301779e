import { describe, expect, test } from 'vitest';
import { button, startVisitor, target } from './visitor';

const visitor = startVisitor();
const languages = button(/^Languages: /, target('header > nav'));
const chinese = target('a', '简体中文', target('header > nav'));
const toggle = button('Toggle navigation bar');
const menu = target('dialog', 'Main');

const expectFocused = async (where: Parameters<typeof visitor.focus>[0]) =>
  expect.poll(() => visitor.readOf(where, (element) => element === document.activeElement)).toBe(true);
const expectLanguages = async (isOpen: boolean) => {
  await (isOpen ? visitor.expectShown : visitor.expectHidden)(chinese);
  await expect.poll(() => visitor.readOf(languages, (element) => element.ariaExpanded)).toBe(String(isOpen));
};

describe('the menu of languages', () => {
  test('opens below its button, is moved in and closed by keyboard', async () => {
    await visitor.resize(1440);
    await visitor.open('/docs/intro');
    await visitor.focus(languages);
    for (const key of ['Enter', 'Space']) {
      await visitor.keys(key);
      await expectLanguages(true);
      await visitor.keys('Escape');
      await expectLanguages(false);
      await expectFocused(languages);
    }
    await visitor.keys('ArrowDown', 'ArrowDown');
    await expectFocused(chinese);
    const below = await visitor.readOf(languages, (element) => element.getBoundingClientRect().bottom);
    const top = await visitor.readOf(chinese, (element) => element.getBoundingClientRect().top);
    expect(top - below).toBeGreaterThan(0);
    expect(top - below).toBeLessThan(120);
    await visitor.keys('Enter');
    await visitor.expectAddress('/zh/docs/intro');
    await visitor.expectNoErrors();
  });

  test('opens and closes by touch', async () => {
    await visitor.resize(1180, 820);
    await visitor.open('/docs/intro');
    await visitor.press(languages, 'touch');
    await expectLanguages(true);
    await visitor.press(languages, 'touch');
    await expectLanguages(false);
    await visitor.press(languages, 'touch');
    await visitor.press(chinese, 'touch');
    await visitor.expectAddress('/zh/docs/intro');
    await visitor.expectNoErrors();
  });
});

describe('the menu of narrow windows', () => {
  test('holds the keyboard, and Escape gives it back', async () => {
    await visitor.resize(390);
    await visitor.open('/docs/intro');
    await visitor.focus(toggle);
    await visitor.keys('Enter');
    await visitor.expectShown(menu);
    for (let step = 0; step < 30; step++) {
      await visitor.keys(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      const isInside = await visitor.read(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await visitor.keys('Escape');
    await visitor.expectHidden(menu);
    await expectFocused(toggle);
    await visitor.expectNoErrors();
  });

  test('is opened, moved in and closed by touch, and a link leads on', async () => {
    await visitor.resize(390);
    await visitor.open('/docs/intro');
    for (const leave of [
      () => visitor.press(button('Close navigation bar', menu), 'touch'),
      () => visitor.pressAt({ x: 375, y: 400 }, 'touch'),
    ]) {
      await visitor.press(toggle, 'touch');
      await visitor.expectShown(menu);
      // Once it has slid in: a press beside it until then is one on what it slides over.
      await visitor.place(menu);
      await leave();
      await visitor.expectHidden(menu);
    }
    await visitor.press(toggle, 'touch');
    await visitor.press(button('Back to main menu', menu), 'touch');
    await visitor.press(target('a', 'Blog', menu), 'touch');
    await visitor.expectAddress('/blog');
    await visitor.expectHidden(menu);
    await visitor.expectNoErrors();
  });
});
