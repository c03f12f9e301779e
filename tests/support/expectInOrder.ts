import { expect, type Locator } from '@playwright/test';

/** Each element begins after the one before it, in the order of the document. */
export async function expectInOrder(...parts: readonly Locator[]): Promise<void> {
  const places = [];
  for (const part of parts)
    places.push(await part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
}
