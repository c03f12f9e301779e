import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `node builtTool.mjs <main> <package> <command>`: runs a tool that is built already, as `bin.mjs` runs the one it builds. */
const [main, packageRoot, ...command] = process.argv.slice(2);
// Read by Vite and by React when they are loaded.
process.env.NODE_ENV = 'production';
const tool = await import(pathToFileURL(main).href);
const site = { packageRoot, siteCode: join(packageRoot, 'site'), toolVersion: basename(main) };
process.exitCode = await tool.main(command, { ...site, worker: undefined });
