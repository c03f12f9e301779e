import { expect, test } from 'vitest';
import { startVisitor, target } from './visitor';

const visitor = startVisitor();
const title = target('h1');
const inText = (name: string) => target('article a[href]', name);
const languages = target('nav button', /^Languages: |^语言: /);

/** How far the target of the hash stands below the edge of the window: below the bar of 60 px, with some air. */
const expectBelowBar = (id: string) =>
  expect
    .poll(() => visitor.read((name) => document.getElementById(name)?.getBoundingClientRect().top, id))
    .toSatisfy((top: number) => Math.abs(top - 68) <= 8);

test('a link leads on, Back and Forward return to where the visitor was', async () => {
  await visitor.open('/docs/quick');
  const first = await visitor.readOf(title, (element) => element.textContent);
  await visitor.read(() => scrollTo({ top: 400, behavior: 'instant' }));
  await visitor.press(target('a[rel=next]'));
  await visitor.expectHidden(target('h1', first));
  await visitor.expectShown(title);
  await expect.poll(() => visitor.read(() => scrollY)).toBe(0);
  const second = await visitor.readOf(title, (element) => element.textContent);
  await visitor.go('Back');
  await visitor.expectAddress('/docs/quick');
  await visitor.expectText(title, first);
  await expect.poll(() => visitor.read(() => scrollY)).toBeGreaterThan(0);
  await visitor.go('Forward');
  await visitor.expectText(title, second);
  await visitor.expectNoErrors();
});

test('a hash of the same page is gone to, and Back leaves it', async () => {
  await visitor.open('/docs/basic/canvas');
  await visitor.press(target('nav a[href="#custom-preset-canvas-sizes"]'));
  await visitor.expectAddress('/docs/basic/canvas#custom-preset-canvas-sizes');
  await expectBelowBar('custom-preset-canvas-sizes');
  await visitor.go('Back');
  await visitor.expectAddress('/docs/basic/canvas');
  await expect.poll(() => visitor.read(() => scrollY)).toBe(0);
  await visitor.expectNoErrors();
});

test('a hash of another page is gone to, by a link and directly', async () => {
  await visitor.open('/docs/basic/canvas');
  await visitor.read(() => {
    const link = document.createElement('a');
    link.href = '/faq/words#alpha';
    link.textContent = 'to a word';
    document.querySelector('article')?.prepend(link);
  });
  await visitor.press(inText('to a word'));
  await visitor.expectAddress('/faq/words#alpha');
  await expectBelowBar('alpha');
  await visitor.open('/docs/basic/canvas#custom-preset-canvas-sizes');
  await expectBelowBar('custom-preset-canvas-sizes');
  await visitor.expectNoErrors();
});

test('an old address leads on with its query and hash', async () => {
  await visitor.open('/docs/quick');
  await visitor.open('/doc?x=1#y');
  await visitor.expectAddress('/docs/intro?x=1#y');
  await visitor.go('Back');
  await visitor.expectAddress('/docs/quick');
  await visitor.expectNoErrors();
});

test('an address that does not exist has its own page, and a link leads out of it', async () => {
  await visitor.open('/zh/nope');
  await visitor.press(target('main a[href="/zh/docs/intro"]'));
  await visitor.expectAddress('/zh/docs/intro');
  await visitor.expectNoErrors();
});

test('the language switch keeps query and hash', async () => {
  await visitor.resize(1440);
  await visitor.open('/docs/intro?a=1#h3');
  for (const [name, address] of [
    ['简体中文', '/zh/docs/intro?a=1#h3'],
    ['English', '/docs/intro?a=1#h3'],
  ] as const) {
    await visitor.press(languages);
    await visitor.press(target('nav a[hreflang]', name));
    await visitor.expectAddress(address);
    await visitor.expectShown(target('[data-has-hydrated="true"]'));
  }
  await visitor.expectNoErrors();
});
