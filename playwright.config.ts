import { defineConfig } from '@playwright/test';
import { browserArguments, installedBrowser } from 'generator/cli/browser.mjs';

// A port of its own for each folder: two clones side by side do not answer for each other. Browsers refuse none
// between 4191 and 5059.
const port = 4200 + [...import.meta.dirname].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 797, 7);
const browser = installedBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: '**/all/**',
  outputDir: '.cache/test-results',
  // One more than a small machine has processors: a test that waits for its page leaves them to the others, and each
  // further worker brings a browser of its own.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  globalSetup: './tests/support/fixtureServers.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Tells what failed at its end, which is what is left of a long output.
  reporter: [['dot'], ['json']],
  use: {
    // A new context for each test costs as much as the test itself. Between tests Playwright clears storage, cache,
    // workers, routes, scripts and emulation of the one in use; `visitor.ts` does the rest. A test on another site
    // or with another option, such as touch, has a new one: those of a site lie in a folder, one after another.
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1300, height: 900 },
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: browserArguments,
    },
  },
});
