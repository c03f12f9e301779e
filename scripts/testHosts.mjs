import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { fetchMissingHosts, findHosts } from './hosts.mjs';
import { installPackages, packageRoot } from './install.mjs';

/**
 * `npm run test:hosts`: starts nginx and Caddy with the files of `deploy/` and asks them, then
 * visits the built site there with a browser. Servers that are missing and cannot be fetched are skipped,
 * which the last lines say.
 */
installPackages();
fetchMissingHosts();
const { nginx, mimeTypes, brotliModule, caddy } = findHosts();
const hasNginx = nginx !== undefined && mimeTypes !== undefined;
const skipped = [
  hasNginx ? undefined : 'nginx: install nginx',
  hasNginx && brotliModule !== undefined
    ? undefined
    : 'nginx with brotli: install nginx and its brotli module',
  caddy === undefined ? 'Caddy: install caddy' : undefined,
].filter((line) => line !== undefined);
if (!hasNginx && caddy === undefined) {
  console.error('Neither nginx nor Caddy was found, and neither could be fetched. Install one of them.');
  process.exit(1);
}
const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
const runs = [
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/hosts/vitest.config.ts'],
  ['scripts/run.mjs', 'build'],
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.hosts.config.ts'],
].map(([script, ...args]) => {
  const path = join(packageRoot, script);
  return spawnSync(process.execPath, [path, ...args], { cwd: packageRoot, stdio: 'inherit', env }).status;
});
for (const line of skipped) console.log(`Skipped ${line}.`);
process.exit(runs.every((status) => status === 0) ? 0 : 1);
