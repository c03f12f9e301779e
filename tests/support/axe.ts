import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on the mode. */
export const contrastRules = ['color-contrast', 'color-contrast-enhanced'] as const;

/** What the checker finds wrong with the page as it is, each with its rule and place. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results: AxeResults = await page.evaluate(
    (only) =>
      Reflect.get(window, 'axe').run(document, {
        resultTypes: ['violations'],
        ...(only === undefined
          ? { rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } }
          : { runOnly: { type: 'rule', values: only } }),
      }),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

export const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, mode);

/** How far the page sticks out of the window at its side, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
