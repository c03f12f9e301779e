import { expect, test } from 'vitest';
import { shapesOfContent, siteKinds } from '../support/siteKinds';
import { button, startVisitor, target } from './visitor';

/** WebKit as in iPadOS 16.4, which has no popovers; the oldest that the site is built for. */
const visitor = startVisitor({ webkit: ['!PopoverAttribute'] });
const languages = button(/^Languages: /, target('header > nav'));
const chinese = target('a', '简体中文', target('header > nav'));

const layouts = Object.entries(siteKinds).filter(([kind]) => !shapesOfContent.has(kind));
for (const [kind, route] of layouts)
  test(`${kind} stays whole in a browser without popovers`, async () => {
    await visitor.open(route);
    expect(await visitor.read(() => 'popover' in HTMLElement.prototype)).toBe(false);
    await visitor.expectShown(target('header > nav'));
    await visitor.expectShown(target('main h1'));
    await visitor.expectNoErrors();
  });

test('the menu of languages opens, closes and leads on in a browser without popovers', async () => {
  await visitor.resize(1440);
  await visitor.open('/docs/intro');
  await visitor.expectHidden(chinese);
  await visitor.press(languages);
  await visitor.expectShown(chinese);
  await visitor.keys('Escape');
  await visitor.expectHidden(chinese);
  await visitor.press(languages);
  await visitor.press(chinese);
  await visitor.expectAddress('/zh/docs/intro');
  await visitor.expectNoErrors();
});

test('the menu of narrow windows opens and closes in a browser without popovers', async () => {
  await visitor.resize(390);
  await visitor.open('/docs/intro');
  const menu = target('dialog', 'Main');
  await visitor.press(button('Toggle navigation bar'));
  await visitor.expectShown(menu);
  await visitor.press(button('Close navigation bar', menu));
  await visitor.expectHidden(menu);
  await visitor.expectNoErrors();
});
