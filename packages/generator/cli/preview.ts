import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadConfig } from '../load/settings/loadConfig';
import { listen } from './listen';
import { staticHandler } from './staticHandler';
import type { Tool } from './tool';

/**
 * `npm run preview`: serves the output as a host with clean URLs would, until it is stopped.
 * @param drafts whether it is the output with drafts
 */
export async function preview(
  tool: Tool,
  { drafts = false }: { readonly drafts?: boolean | undefined },
): Promise<number> {
  if (!existsSync(tool.folders.out)) {
    const command = `npm run build${drafts ? ' -- --drafts' : ''}`;
    console.error(`There is no output in ${tool.folders.out} yet. Run \`${command}\` first.`);
    return 1;
  }
  const { config } = await loadConfig(tool.folders);
  const locales = Object.keys(config.locales.list).filter((locale) => locale !== config.locales.default);
  const server = createServer(staticHandler(tool.folders.out, config.baseUrl, locales));
  const address = await listen(server, tool.port ?? 4173);
  console.log(`\n  The site: ${address}${config.baseUrl}\n`);
  await new Promise((resolve) => server.on('close', resolve));
  return 0;
}
