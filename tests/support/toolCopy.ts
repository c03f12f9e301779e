import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/** The sources of the tool and of the site in a folder of its own, which a test may change; returns that folder. */
export function copyTool(name: string): string {
  const tool = join(packageRoot, '.cache/tests', name);
  rmSync(tool, { recursive: true, force: true });
  mkdirSync(join(tool, 'node_modules'), { recursive: true });
  for (const part of ['packages', 'site', 'package.json', 'package-lock.json'])
    cpSync(join(packageRoot, part), join(tool, part), { recursive: true });
  // What is installed, but for our own packages, which are those of the copy.
  const own = ['generator', 'pixels'];
  const installed = join(packageRoot, 'node_modules');
  for (const entry of readdirSync(installed))
    if (!own.includes(entry)) symlinkSync(join(installed, entry), join(tool, 'node_modules', entry));
  for (const entry of own)
    symlinkSync(join(tool, 'packages', entry), join(tool, 'node_modules', entry), 'dir');
  return tool;
}
