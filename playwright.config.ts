import { defineConfig } from '@playwright/test';
import { browserArguments, installedBrowser } from './scripts/browser.mjs';

// A port of its own for each folder: two clones side by side do not answer for each other. Browsers refuse none
// between 4191 and 5059.
const port = 4200 + [...import.meta.dirname].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 797, 7);
const browser = installedBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A browser on a busy machine stumbles now and then; what needed its second chance is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1300, height: 900 },
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: browserArguments,
    },
  },
  webServer: {
    command: `node scripts/run.mjs preview --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: true,
    stdout: 'ignore',
  },
});
