import { expect, test } from 'vitest';
import { button, startVisitor, target } from './visitor';

const visitor = startVisitor();
const figure = (caption: RegExp) => target('figure', caption);

test('an animation plays and pauses', async () => {
  const player = figure(/Even steps/);
  await visitor.open('/docs/timeline/onion-skin');
  await visitor.scrollTo(player);
  const position = () =>
    visitor.readOf(target('[role=img]', /^Frame \d+ of \d+$/, player), (element) => element.ariaLabel);
  const first = await position();
  await expect.poll(position).not.toBe(first);
  await visitor.press(button('Pause', player));
  await visitor.expectShown(button('Play', player));
  const paused = await position();
  await visitor.press(button('Next frame', player));
  expect(await position()).not.toBe(paused);
  await visitor.expectNoErrors();
});

test('a divider between two pictures is dragged, and moved by keyboard', async () => {
  const caption = /Move the divider/;
  const slider = target('input[type=range]', undefined, figure(caption));
  const value = () => visitor.readOf(slider, (element) => Number((element as HTMLInputElement).value));
  await visitor.open('/docs/basic/palette');
  await visitor.scrollTo(figure(caption));
  await visitor.expectShown(slider);
  const middle = await value();
  const { x, y, width } = await visitor.readOf(target('img', /^$/, figure(caption)), (element) =>
    element.getBoundingClientRect().toJSON(),
  );
  await visitor.drag([
    { x: x + width / 2, y: y + 20 },
    { x: x + width * 0.75, y: y + 20 },
  ]);
  const dragged = await value();
  expect(dragged).toBeGreaterThan(middle);
  await visitor.focus(slider);
  await visitor.keys('ArrowLeft');
  expect(await value()).toBe(dragged - 1);
  await visitor.expectNoErrors();
});

test('a picture is enlarged, and Escape closes it', async () => {
  const view = target('dialog', 'Enlarged picture');
  const scale = () =>
    visitor.readOf(target('[role=img]', /times$/, view), (element) =>
      Number.parseInt(element.textContent, 10),
    );
  await visitor.open('/docs/basic/palette');
  await visitor.press(target('figure a[href$=".png"]'));
  await visitor.expectShown(target('output', /^Column/, view));
  const first = await scale();
  await visitor.press(button('Larger', view));
  expect(await scale()).toBeGreaterThan(first);
  await visitor.keys('Escape');
  await visitor.expectHidden(view);
  await visitor.expectNoErrors();
});

test('a plan of pixels names the pixel that is pointed at, and those that the arrow keys go to', async () => {
  const caption = /The first frame, on a canvas/;
  const plan = target('p[tabindex]', undefined, figure(caption));
  const name = target('[role=status]', undefined, figure(caption));
  await visitor.open('/docs/quick');
  await visitor.scrollTo(figure(caption));
  // The middle is a corner of four pixels.
  const { x, y } = await visitor.place(plan);
  await visitor.pressAt({ x: x + 4, y: y + 4 });
  await visitor.expectText(name, /^Column 9, row 9: #/);
  await visitor.focus(plan);
  await visitor.keys('ArrowLeft');
  await visitor.expectText(name, /^Column 8, row 9: #/);
  await visitor.expectNoErrors();
});
