import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosts } from '../../scripts/hosts.mjs';
import { findFreePort, startProgram } from './startProgram';

export interface Host {
  readonly port: number;
  stop(): Promise<void>;
}

interface NginxOptions {
  readonly hasBrotli: boolean;
  /** What is served: the output, or a folder in which it lies below its base path. */
  readonly folder?: string;
  /** How many processes answer. */
  readonly processes?: number;
}

const isRoot = process.getuid?.() === 0;

/**
 * Starts nginx with the rules that the build has made, which it includes as the stock one includes a site.
 * @param site output of a build
 * @param scratch folder for all that nginx writes
 */
export async function startNginx(
  { nginx = '', mimeTypes = '', brotliModule = '', environment }: Hosts,
  site: string,
  scratch: string,
  { hasBrotli, folder = site, processes = 1 }: NginxOptions,
): Promise<Host> {
  const port = await findFreePort();
  mkdirSync(scratch, { recursive: true });
  copyFileSync(mimeTypes, join(scratch, 'mime.types'));
  const rules = readRules(site, 'nginx.conf', [
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/root \/var\/www\/\S+;/, `root "${folder}";`],
    ...(hasBrotli ? [[/# (brotli_static on;)/, '$1'] as const] : []),
  ]);
  writeFileSync(join(scratch, 'site.conf'), rules);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(scratch, 'nginx.conf'),
    `${hasBrotli ? `load_module "${brotliModule}";` : ''}
${
  // One process stays the one who started it. Several are root's, who may read the folder, where root starts them.
  processes === 1 ? 'master_process off;' : `worker_processes ${processes};${isRoot ? ' user root;' : ''}`
}
pid "${scratch}/nginx.pid";
events { worker_connections 4096; }
http {
  include mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${scratch}/${name}";`).join('\n  ')}
  include site.conf;
}
`,
  );
  const command = [nginx, '-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')] as const;
  const stop = await startProgram([...command, '-g', 'daemon off;'], environment, port);
  return { port, stop };
}

/** Starts Caddy with the rules that the build has made, without https and without its control port. */
export async function startCaddy(
  { caddy = '', environment }: Hosts,
  site: string,
  scratch: string,
  folder = site,
): Promise<Host> {
  const port = await findFreePort();
  mkdirSync(scratch, { recursive: true });
  const config = join(scratch, 'Caddyfile');
  const rules = readRules(site, 'Caddyfile', [
    [/^\S+\.\S+ \{$/m, `http://127.0.0.1:${port} {`],
    [/root \* \/var\/www\/\S+/, `root * "${folder}"`],
  ]);
  writeFileSync(config, `{\n\tadmin off\n}\n${rules}`);
  const env = { ...environment, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  const command = [caddy, 'run', '--config', config, '--adapter', 'caddyfile'] as const;
  return { port, stop: await startProgram([...command], env, port) };
}

/** Rules of the output after the changes its owner makes. Each text to change must be there once. */
function readRules(
  site: string,
  name: string,
  changes: readonly (readonly [from: RegExp, to: string])[],
): string {
  let text = readFileSync(join(site, 'hosts', name), 'utf8');
  for (const [from, to] of changes) {
    const found = text.match(new RegExp(from.source, `g${from.flags}`)) ?? [];
    if (found.length !== 1) throw new Error(`${name} must contain this once: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}
