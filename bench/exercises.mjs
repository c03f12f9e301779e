import { bundleTasks } from './bundleTasks.mjs';
import { median } from './median.mjs';
import { printTable } from './table.mjs';

/** A phone, and how much slower its processor is. */
const phone = { width: 390, height: 844 };
const slowdown = 4;
/** A frame of a screen with 60 of them a second, in milliseconds. */
const frame = 1000 / 60;
/** Places of the stage that are pressed, in each direction, and moves of the drag that begins at each. */
const places = 6;
const moves = 4;

/** Runs in the page before its own scripts: notes when a press, a move or a click is heard, and when the stage was last drawn. */
function observe() {
  window.heard = 0;
  window.drawn = 0;
  for (const type of ['pointerdown', 'pointermove', 'click'])
    addEventListener(
      type,
      () => {
        window.heard = performance.now();
      },
      { capture: true },
    );
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    drawImage.apply(this, given);
    if (this.canvas instanceof HTMLCanvasElement && this.canvas.closest('.exercise-stage'))
      window.drawn = performance.now();
  };
}

/** Milliseconds from a press or a move of the pointer, heard by the page, to the last pixel drawn for it, for each exercise. */
export async function measureExercises({ browser, origin }) {
  const { exercisePages } = await import(await bundleTasks('exerciseTasks'));
  const figures = [];
  for (const { name, route, caption } of exercisePages) {
    // What plays would draw in between.
    const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
    await page.addInitScript(observe);
    await page.goto(origin + route);
    const figure = page.getByRole('figure').filter({ hasText: caption });
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('region').waitFor();
    const stage = figure.getByRole('application');
    // A tool of numbers has none.
    if ((await stage.count()) > 0) {
      await stage.scrollIntoViewIfNeeded();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const drags = await timeDrags(page, await stage.boundingBox());
      // On some the pointer only selects: controls change the picture.
      const times = drags.length > 0 ? drags : await timePresses(page, figure);
      figures.push({ name, times });
    }
    await page.close();
  }
  return figures;
}

async function timeDrags(page, box) {
  const times = [];
  const note = async () => times.push(...(await timeOfLast(page)));
  for (let place = 0; place < places ** 2; place++) {
    const x = box.x + (box.width * ((place % places) + 0.5)) / places;
    const y = box.y + (box.height * (Math.floor(place / places) + 0.5)) / places;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await note();
    for (let move = 1; move <= moves; move++) {
      await page.mouse.move(x + (move * box.width) / places / moves, y + move * 2);
      await note();
    }
    await page.mouse.up();
    // Where it is only pressed, that is told when the finger is lifted.
    await note();
  }
  return times;
}

async function timePresses(page, figure) {
  const times = [];
  for (const control of await figure.locator('.tool-controls :is(button, label:has([type=radio]))').all())
    for (let press = 0; press < moves; press++) {
      // One that is at its end is disabled in words alone, and changes nothing.
      await control.click({ force: true });
      times.push(...(await timeOfLast(page)));
    }
  return times;
}

/** None where it changed nothing. */
function timeOfLast(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(window.drawn > window.heard ? [window.drawn - window.heard] : []),
          ),
        );
      }),
  );
}

export function printExercises(figures) {
  printTable(
    `From the pointer to the pixel on a phone, ms; a frame has ${frame.toFixed(1)}`,
    ['exercise', 'median', 'worst', 'within a frame', 'times'],
    figures.map(({ name, times }) => [
      name,
      median(times).toFixed(1),
      Math.max(...times).toFixed(1),
      `${Math.round((times.filter((time) => time <= frame).length / times.length) * 100)} %`,
      times.length,
    ]),
  );
}
