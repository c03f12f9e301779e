import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fetchMissingHosts, findHosts } from './hosts.mjs';
import { installPackages, packageRoot } from './install.mjs';

/**
 * `npm run test:hosts`: starts nginx and Caddy with the files of `deploy/` and asks them. Servers
 * that are missing and cannot be fetched are skipped, which the last lines say.
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
const { status } = spawnSync(
  process.execPath,
  [join(packageRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/hosts/vitest.config.ts'],
  { cwd: packageRoot, stdio: 'inherit' },
);
for (const line of skipped) console.log(`Skipped ${line}.`);
process.exit(status ?? 1);
