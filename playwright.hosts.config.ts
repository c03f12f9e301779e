import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Visits the built site at nginx and Caddy, with the rules that the build makes: `npm run test:hosts`. */
export default defineConfig({
  ...base,
  testDir: 'tests/hosts',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  globalSetup: './tests/hosts/hostServers.ts',
  webServer: [],
  reporter: [['list']],
});
