import { rmSync } from 'node:fs';
import { buildFixture } from './builtSite';
import { serveFolder } from './serveFolder';
import { test } from './visitor';

interface Options {
  /** As in the settings of the site. */
  readonly baseUrl?: string;
  /** Codes of the locales that have a path prefix. */
  readonly locales?: readonly string[];
  /** What alters the copy that is built, and a name for it. */
  readonly variant?: { readonly as: string; readonly by: (root: string) => void };
}

const unchanged = { as: '', by: () => {} };

/**
 * The test function for a site of `tests/sites/`: addresses are those of that site, built and
 * served once for each worker.
 */
export function fixtureTest(
  name: string,
  { baseUrl = '/', locales = [], variant: { as, by } = unchanged }: Options = {},
) {
  return test.extend<object, { readonly fixtureOrigin: string }>({
    fixtureOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
      async ({}, use) => {
        const built = await buildFixture(name, { as: `browser-${name}${as}-${process.pid}`, by });
        const server = await serveFolder(built.out, baseUrl, locales);
        await use(server.origin);
        server.close();
        rmSync(built.root, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ fixtureOrigin }, use) => use(fixtureOrigin),
  });
}
