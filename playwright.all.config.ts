import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run test:all`: every page of the site in every mode. */
export default defineConfig(config, { testDir: 'tests/browser/all', testIgnore: [] });
