import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosts } from '../../scripts/hosts.mjs';
import { packageRoot } from '../support/runTool';
import { findFreePort, startProgram } from './startProgram';

export interface Host {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with `deploy/nginx.conf`, which it includes as the stock one includes a site.
 * @param site folder to serve
 * @param scratch folder for all that nginx writes
 */
export async function startNginx(
  { nginx = '', mimeTypes = '', brotliModule = '', environment }: Hosts,
  site: string,
  scratch: string,
  hasBrotli: boolean,
): Promise<Host> {
  const port = await findFreePort();
  mkdirSync(scratch, { recursive: true });
  copyFileSync(mimeTypes, join(scratch, 'mime.types'));
  const changes = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/resprite;': `root "${site}";`,
    ...(hasBrotli ? { '# brotli_static on;': 'brotli_static on;' } : {}),
  };
  writeFileSync(join(scratch, 'site.conf'), readDeployFile('nginx.conf', changes));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(scratch, 'nginx.conf'),
    `${hasBrotli ? `load_module "${brotliModule}";` : ''}
# One process that stays the one who started it: root's workers may not be allowed to read the folder.
master_process off;
pid "${scratch}/nginx.pid";
events {}
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

/** Starts Caddy with `deploy/Caddyfile`, without https and without its control port. */
export async function startCaddy(
  { caddy = '', environment }: Hosts,
  site: string,
  scratch: string,
): Promise<Host> {
  const port = await findFreePort();
  mkdirSync(scratch, { recursive: true });
  const config = join(scratch, 'Caddyfile');
  const changes = {
    'resprite.example {': `http://127.0.0.1:${port} {`,
    'root * /var/www/resprite': `root * "${site}"`,
  };
  writeFileSync(config, `{\n\tadmin off\n}\n${readDeployFile('Caddyfile', changes)}`);
  const env = { ...environment, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  const command = [caddy, 'run', '--config', config, '--adapter', 'caddyfile'] as const;
  return { port, stop: await startProgram([...command], env, port) };
}

/** A file of `deploy/` after the changes its owner makes. Each text to change must be there once. */
function readDeployFile(name: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(packageRoot, 'deploy', name), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (text.split(from).length !== 2) throw new Error(`deploy/${name} must contain this once: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}
