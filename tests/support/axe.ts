import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { checkerAddress } from './fixtureServers';

/** What the checker looks at, and how; the whole page by every rule where nothing is said. */
interface CheckOptions {
  /** `structure` leaves out the rules about colours and sizes, which take the longest. */
  readonly rules?: 'structure' | readonly string[];
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

/** What turns rules on or off that are not on or off by themselves. */
const switchRules = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));
const everyRule = { rules: switchRules(['color-contrast-enhanced', 'target-size'], true) };
const structure = { rules: switchRules(contrastRules, false) };

/** What the checker finds wrong with the page as it is, each with its rule and place. */
export async function faultsOf(
  page: Page,
  { rules, within, without = [] }: CheckOptions = {},
): Promise<string[]> {
  // By its address the browser keeps it compiled from page to page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: checkerAddress() });
  const chosen =
    rules === undefined
      ? everyRule
      : rules === 'structure'
        ? structure
        : { runOnly: { type: 'rule', values: rules } };
  const results: AxeResults = await page.evaluate(
    ([include, exclude, options]) =>
      Reflect.get(window, 'axe').run({ include, exclude }, { resultTypes: ['violations'], ...options }),
    [[within ?? ':root'], without, chosen] as const,
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
