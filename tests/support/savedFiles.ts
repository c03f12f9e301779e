import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { parsePng } from 'pixels/parse/parsePng';
import type { Reading } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import { expect } from './visitor';

/** Presses a button and reads the file that the browser saves under this name. */
export async function saveFile(within: Locator, name: string, button = `Save ${name}`): Promise<Buffer> {
  const [download] = await Promise.all([
    within.page().waitForEvent('download'),
    within.getByRole('button', { name: button, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

/** What was read of a file without fault. */
export function valueIn<Value>(reading: Reading<Value>): Value {
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  expect(reading.notes).toEqual([]);
  return reading.value;
}

/** The picture in a PNG. */
export function pictureIn(bytes: Uint8Array = new Uint8Array()): Raster {
  const [frame] = valueIn(parsePng(bytes)).frames;
  if (frame === undefined) throw new Error('There is no frame in it');
  return frame.raster;
}

/** Pixel by pixel; the comparison of `expect` would take seconds. */
export function expectSame(saved: Raster | undefined, wanted: Raster | undefined): void {
  expect([saved?.width, saved?.height]).toEqual([wanted?.width, wanted?.height]);
  expect(Buffer.compare(Buffer.from(saved?.data ?? []), Buffer.from(wanted?.data ?? []))).toBe(0);
}
