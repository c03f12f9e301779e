import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { fetchMissingHosts, findHosts } from './hosts.mjs';
import { installPackages, packageRoot } from './install.mjs';

/**
 * `npm run test:hosts`: starts nginx and Caddy with the rules that the build makes and asks them, then
 * visits the built site there with a browser, and asks nginx as many would for a minute. What is missing is fetched;
 * what cannot be fetched is named at the beginning and in the end, and fails the run, which tries the rest all the same.
 */
installPackages();
fetchMissingHosts();
const { nginx, mimeTypes, brotliModule, caddy, wrk } = findHosts();
const hasNginx = nginx !== undefined && mimeTypes !== undefined;
const missing = [
  hasNginx ? undefined : 'nginx (install nginx)',
  hasNginx && brotliModule !== undefined
    ? undefined
    : 'nginx with brotli (install nginx and its brotli module)',
  caddy === undefined ? 'Caddy (install caddy)' : undefined,
  hasNginx && wrk !== undefined ? undefined : 'many requests at once (install nginx and wrk)',
].filter((line) => line !== undefined);
const sayMissing = () => {
  for (const line of missing)
    console.error(`Not tried, since it is neither here nor could be fetched: ${line}.`);
};
sayMissing();
if (!hasNginx && caddy === undefined) process.exit(1);
const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/hosts/vitest.config.ts'];
const runs = [
  [...vitest, 'hosts.test'],
  ['scripts/run.mjs', 'build'],
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.hosts.config.ts'],
  [...vitest, 'load.test'],
].map(([script, ...args]) => {
  const path = join(packageRoot, script);
  return spawnSync(process.execPath, [path, ...args], { cwd: packageRoot, stdio: 'inherit', env }).status;
});
sayMissing();
process.exit(missing.length === 0 && runs.every((status) => status === 0) ? 0 : 1);
