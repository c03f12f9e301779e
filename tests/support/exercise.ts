import type { Locator, Page } from '@playwright/test';
import { faultsOf, overflowOf, setMode } from './axe';
import { openPage } from './openPage';
import { expect } from './visitor';

type Locale = 'en' | 'zh';

/** An exercise as its page has it. */
export interface ExercisePage {
  readonly names: Readonly<Record<Locale, string>>;
  /** Of the English page; the Chinese one is below `/zh`. */
  readonly route: string;
  /** Finds it by its caption, in any language. */
  readonly caption: RegExp;
  /** Name of its folder, and of its part of a link. */
  readonly id: string;
  /** What a link to it carries: for a solved state, and damaged. */
  readonly solved: string;
  readonly damaged: string;
  /** What the Chinese panel says in the solved state, where more steps follow. */
  readonly stepDone?: string;
  /** Of its stage, in pixels; 1 by 1 where it has none. */
  readonly size: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Stands in the place of the goal once that is met; where moves are counted, with their number. */
export const doneText = /^Done(?: in \d+ moves)?$/;

export const figureOf = (page: Page, { caption }: Pick<ExercisePage, 'caption'>) =>
  page.getByRole('figure').filter({ hasText: caption });

/** Opens the page and waits until the exercise works. */
export async function openExercise(
  page: Page,
  exercise: ExercisePage,
  { locale = 'en', address }: { locale?: Locale; address?: string } = {},
) {
  await openPage(page, address ?? (locale === 'en' ? exercise.route : `/zh${exercise.route}`));
  await figureOf(page, exercise).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: exercise.names[locale] });
  const stage = region.getByRole('application');
  await expect(stage).toBeVisible();
  await stage.scrollIntoViewIfNeeded();
  return { region, stage };
}

/** The middle of a pixel of the stage, in CSS pixels of the page; fails unless its pixels are whole ones of the screen. */
export async function findPixel(stage: Locator, { size }: { readonly size: Size }, x: number, y: number) {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  const ratio = await stage.evaluate(() => devicePixelRatio);
  expect((box.width * ratio) % size.width).toBe(0);
  return {
    x: box.x + ((x + 0.5) * box.width) / size.width,
    y: box.y + ((y + 0.5) * box.height) / size.height,
  };
}

/** Goes over the stage by arrow keys from where the cursor stands, and presses Space at each place. */
export function pressPixels(page: Page, cursor: { readonly column: number; readonly row: number }) {
  let { column, row } = cursor;
  const pressKeys = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  return async (toColumn: number, toRow: number) => {
    await pressKeys(toColumn > column ? 'ArrowRight' : 'ArrowLeft', Math.abs(toColumn - column));
    await pressKeys(toRow > row ? 'ArrowDown' : 'ArrowUp', Math.abs(toRow - row));
    [column, row] = [toColumn, toRow];
    await page.keyboard.press('Space');
  };
}

/** On a phone in Chinese nothing overflows, and axe finds no fault in the dark, where contrast is harder to keep. */
export async function expectSound(page: Page): Promise<void> {
  // A stage follows the window a frame later.
  await expect.poll(() => overflowOf(page)).toBe(0);
  await setMode(page, 'dark');
  expect(await faultsOf(page, { within: 'section.tool' })).toEqual([]);
  await setMode(page, 'light');
}
