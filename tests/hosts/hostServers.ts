import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHosts } from '../../scripts/hosts.mjs';
import { packageRoot } from '../support/runTool';
import { type Host, startCaddy, startNginx } from './startHost';

/** The hosts that `visit.spec.ts` opens pages of. */
export const hostNames = ['nginx', 'Caddy'] as const;
export type HostName = (typeof hostNames)[number];

const variableOf = (name: HostName) => `HOST_ORIGIN_${name.toUpperCase()}`;

/** Serves the built site with each host that there is, until all tests are done. */
export default async function serveHosts(): Promise<() => Promise<void>> {
  const site = join(packageRoot, 'dist');
  if (!existsSync(site)) throw new Error('There is no output yet. Run `npm run build` first.');
  const hosts = findHosts();
  const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
  const started: { readonly name: HostName; readonly host: Host }[] = [];
  if (hosts.nginx !== undefined && hosts.mimeTypes !== undefined) {
    const hasBrotli = hosts.brotliModule !== undefined;
    const nginx = await startNginx(hosts, site, join(scratch, 'nginx'), { hasBrotli });
    started.push({ name: 'nginx', host: nginx });
  }
  if (hosts.caddy !== undefined)
    started.push({ name: 'Caddy', host: await startCaddy(hosts, site, join(scratch, 'caddy')) });
  // Reading offline needs https, or an address of this machine.
  for (const { name, host } of started) process.env[variableOf(name)] = `http://127.0.0.1:${host.port}`;
  return async () => {
    for (const { host } of started) await host.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** Where a host serves the site; `undefined` if this machine lacks it. */
export function originOf(name: HostName): string | undefined {
  return process.env[variableOf(name)];
}
