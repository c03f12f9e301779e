import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Scope and rules of the check; by default the whole page and every rule. */
interface CheckOptions {
  readonly rules?: readonly string[];
  /** Only what is in this element. */
  readonly within?: string;
  /** Not what is in these elements. */
  readonly without?: readonly string[];
}

/** The rules whose answer depends on the mode. */
export const contrastRules = ['color-contrast', 'color-contrast-enhanced'] as const;

/** Selectors of what every page of a set shows around its text. */
export const sharedParts = {
  bar: '#site > header',
  sidebar: 'nav:not(header nav, main nav)',
  footer: '#site > footer',
};

/** Switches rules on or off that are not by default. */
const switchRules = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));
const everyRule = { rules: switchRules(['color-contrast-enhanced', 'target-size'], true) };

/** Faults of the page in its present state, each with its rule and element. */
export async function faultsOf(
  page: Page,
  { rules, within, without = [] }: CheckOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await runChecker(page);
  const chosen = rules === undefined ? everyRule : { runOnly: { type: 'rule', values: rules } };
  const results: AxeResults = await page.evaluate(
    ([include, exclude, options]) =>
      Reflect.get(window, 'axe').run(
        { include, exclude },
        // Without a second reading of the style sheets, which is for how a page is turned alone.
        { resultTypes: ['violations'], preload: false, ...options },
      ),
    [[within ?? ':root'], without, chosen] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Pages run no foreign scripts (`contentPolicy.ts`): the browser itself is told to run this one. */
async function runChecker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: checker });
  await devtools.detach();
}

export const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, mode);

/** Faults in the page's colour mode by every rule, then in the other mode by the rules about contrast. */
export async function faultsOfBothModes(page: Page, options?: CheckOptions): Promise<string[]> {
  const faults = await faultsOf(page, options);
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  await setMode(page, theme === 'dark' ? 'light' : 'dark');
  const others = await faultsOf(page, { ...options, rules: contrastRules });
  await setMode(page, theme === 'dark' ? 'dark' : 'light');
  return [...faults, ...others.map((fault) => `in the other mode: ${fault}`)];
}

/** How far the page sticks out of the window at its side, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
