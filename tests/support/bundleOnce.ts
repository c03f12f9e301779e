import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Client, type ClientOptions, openClients } from 'generator/output/client/buildClient';
import { codeHash } from './codeHash';
import { packageRoot } from './packageRoot';

const bundle = openClients();

/** Where the client of the code as it is now lies for a base path, once a process of the tests has bundled it. */
export function clientFile(baseUrl: string): string {
  return join(packageRoot, '.cache/tests/clients', `${codeHash()}${baseUrl.replaceAll('/', '-')}.json`);
}

/** Bundles the client of a built site as the tool does, but only where no process of the tests has done so. */
export async function bundleOnce(options: ClientOptions): Promise<Client> {
  const file = clientFile(options.baseUrl);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const client = await bundle(options);
  mkdirSync(dirname(file), { recursive: true });
  // No other process finds half of it.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(client));
  renameSync(own, file);
  return client;
}
