import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnTool } from '../support/runTool';

/** Changes words, a title and a setting, so that every page becomes another; `version` gives the same texts again. */
export function writeVersion(root: string, version: string): void {
  const change = (path: string, from: RegExp, to: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  change(join(root, 'site.yaml'), /^title: .*$/m, `title: Version ${version}`);
  const content = join(root, 'content/en');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md'))
      change(join(content, name), /(\n\nVersion \w+\.)?\s*$/, `\n\nVersion ${version}.\n`);
}

/** Runs a build of the site in `root` into its folder `out`. */
export const build = (root: string) => spawnTool('build', '--root', root, '--out', join(root, 'out'));

/** Forgets everything that builds have left. */
export function forget(root: string): void {
  for (const name of ['.cache', 'out']) rmSync(join(root, name), { recursive: true, force: true });
}
