import { expect, test } from 'vitest';
import { button, startVisitor, target } from './visitor';

const visitor = startVisitor();
const control = button(/^(Search|搜索)$/, target('header'));
const dialog = target('dialog', /^(Search|搜索)$/);
const box = target('input', undefined, dialog);
const heading = target('[role=option]', /Custom preset canvas sizes/, dialog);
const address = '/docs/basic/canvas#custom-preset-canvas-sizes';

/** The search is ready when its control is. */
const openReady = async () => {
  await visitor.open('/docs/intro');
  await expect
    .poll(() => visitor.readOf(control, (element) => (element as HTMLButtonElement).disabled))
    .toBe(false);
};
const expectTyping = () =>
  expect.poll(() => visitor.readOf(box, (element) => element === document.activeElement)).toBe(true);

test('by keyboard the search opens, finds a heading, goes to it, and Escape closes it', async () => {
  await visitor.resize(1440);
  await openReady();
  for (const key of ['/', 'Control+k']) {
    await visitor.keys(key);
    await expectTyping();
    await visitor.keys('Escape');
    await visitor.expectHidden(dialog);
  }
  await visitor.keys('/');
  await expectTyping();
  await visitor.type('custom preset canvas');
  await visitor.expectShown(heading);
  await visitor.keys('ArrowDown');
  await expect.poll(() => visitor.readOf(heading, (element) => element.ariaSelected)).toBe('true');
  await visitor.keys('Enter');
  await visitor.expectAddress(address);
  await visitor.expectHidden(dialog);
  await visitor.expectNoErrors();
});

test('by touch the search opens, finds a heading, goes to it, and is closed', async () => {
  await visitor.resize(820, 1180);
  await openReady();
  await visitor.press(control, 'touch');
  await expectTyping();
  await visitor.press(button('Close the search', dialog), 'touch');
  await visitor.expectHidden(dialog);
  await visitor.press(control, 'touch');
  await expectTyping();
  await visitor.type('custom preset canvas');
  await visitor.press(heading, 'touch');
  await visitor.expectAddress(address);
  await visitor.expectHidden(dialog);
  await visitor.expectNoErrors();
});
