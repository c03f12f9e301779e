import { fixtureTest } from '../../support/fixtureSite';
import { hostile, noteReads, seeAll, store } from '../../support/hostile';
import { expect, freshTest } from '../../support/visitor';

/** A little less than browsers keep for a site: 5 MiB of two bytes for each character. */
const fiveMegabytes = '"><img src=x onerror=hostile=1>,[{"__proto__":1}],'.repeat(100_000);

/** Where the keys of each kind are read, those that go on after a dot or end in the suffix of the site among them. */
const cases = [
  { test: freshTest, route: '/', own: ['color-mode', 'theme', 'finish-slime', 'search.recent'] },
  { test: freshTest, route: '/docs/install', own: ['tabs.edition', 'system', 'docs-version.docs'] },
  { test: freshTest, route: '/blog', own: ['seen./blog'] },
  {
    test: freshTest,
    route: '/docs/category/ios-release-notes',
    own: ['seen./docs/category/ios-release-notes'],
  },
  { test: freshTest, route: '/practice', own: ['practice-ground', 'passport'] },
  {
    test: fixtureTest('subpath'),
    route: '/x/docs/elements',
    own: [
      'color-mode-fixture',
      'theme',
      'tabs.edition-fixture',
      'docs-version.docs-fixture',
      'announcement.id-fixture',
      'announcement.dismissed-fixture',
    ],
  },
] as const;

for (const { test, route, own } of cases)
  test.describe(`whatever is stored under each key that ${route} reads`, () => {
    test.use({ ownContext: true });

    test('it comes to life and runs none of it [CFG-06]', async ({ page }) => {
      const keysRead = await noteReads(page);
      const visit = async () => {
        await page.goto(route);
        await seeAll(page);
        await expect.poll(keysRead).toEqual(expect.arrayContaining([...own]));
      };
      await visit();
      const keys = await keysRead();
      for (const value of hostile) {
        await store(page, Object.fromEntries(keys.map((key) => [key, value])));
        await visit();
      }
      // All of them have no room beside each other.
      for (const key of own) {
        await store(page, { [key]: fiveMegabytes });
        await visit();
      }
    });
  });
