import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

const parts = [
  'src',
  'site',
  'tools',
  'scripts',
  'types',
  'bin.mjs',
  'vite.config.mjs',
  'package.json',
  'package-lock.json',
];

/** A package of its own, whose sources a test may change; returns its folder. */
export function copyTool(name: string): string {
  const tool = join(packageRoot, '.cache/tests', name);
  rmSync(tool, { recursive: true, force: true });
  mkdirSync(tool, { recursive: true });
  for (const part of [...parts, 'tsconfig.base.json', 'tsconfig.pure.json'])
    cpSync(join(packageRoot, part), join(tool, part), { recursive: true });
  symlinkSync(join(packageRoot, 'node_modules'), join(tool, 'node_modules'), 'dir');
  return tool;
}
