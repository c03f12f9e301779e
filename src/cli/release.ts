import { resolve } from 'node:path';
import { publishFolder } from '../engine/output/publishFolder';
import { counted } from '../model/problem';
import { build } from './build';
import { isIn } from './checkArguments';
import { CommandFailure } from './commandFailure';
import type { Tool } from './tool';

/** What a release is made in, one after the other. A step that fails ends it; nothing is published before the last one. */
const steps: readonly ((tool: Tool, folder: string) => Promise<number>)[] = [buildAll, publish];

/** `npm run release`: builds the site and publishes it in a folder that a host serves. */
export async function release(tool: Tool, given: readonly string[]): Promise<number> {
  const [written, ...more] = given;
  if (written === undefined || more.length > 0)
    throw new CommandFailure('Name the one folder that the host serves: npm run release -- /var/www/site', 2);
  const folder = resolve(written);
  const { root, out } = tool.folders;
  if (isIn(folder, root) || isIn(root, folder) || isIn(folder, out) || isIn(out, folder))
    throw new CommandFailure(
      `${folder} is a folder of the site's own. Choose the one that the host serves.`,
      2,
    );
  for (const step of steps) {
    const status = await step(tool, folder);
    if (status !== 0) return status;
  }
  return 0;
}

/** With what is meant for paper, where there is a browser to print it. */
async function buildAll(tool: Tool): Promise<number> {
  const pdf = tool.browser !== undefined;
  if (!pdf) console.warn('No Chrome or Chromium was found: booklets and sheets are not printed as PDFs.');
  return build(tool, { pdf });
}

async function publish({ folders }: Tool, folder: string): Promise<number> {
  const changed = [...publishFolder(folders.out, folder, Date.now())].length;
  console.log(`Published in ${folder}: ${counted(changed, 'file')} written or removed.`);
  return 0;
}
