import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `node builtTool.mjs <main> <package> <client> <command>`: runs a tool that is built already, as `bin.mjs` runs the one it builds, with a bundled client. */
const [main, packageRoot, client, ...command] = process.argv.slice(2);
// Read by Vite and by React when they are loaded.
process.env.NODE_ENV = 'production';
const tool = await import(pathToFileURL(main).href);
const bundleClient = async () => JSON.parse(readFileSync(client, 'utf8'));
const site = { packageRoot, bundleClient, siteCode: join(packageRoot, 'site'), toolVersion: basename(main) };
process.exitCode = await tool.main(command, { ...site, worker: undefined });
