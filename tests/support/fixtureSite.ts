import { baseOf } from './fixtureServers';
import type { FixtureName } from './fixtureVariants';
import { test } from './visitor';

/** The visitor's test on another site than the real one: addresses are those of that site. */
export function fixtureTest(name: FixtureName) {
  return test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    baseURL: ({}, use) => use(baseOf(name)),
  });
}
