import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleTool } from '../../scripts/bundle.mjs';
import { fileHashes } from './fileHashes';
import { type FixtureName, variantOf } from './fixtureVariants';
import { packageRoot, runTool, testDictionaries } from './runTool';
import { copySite } from './siteCopy';

/** The folder, below `.cache/tests/`, of a site that is built once for all tests. */
const folderOf = (name: FixtureName) => `sites/${name.replace(/\W+/g, '-')}`;

/** The output of a fixture site that `buildFixtures` has built. */
export function outOf(name: FixtureName): string {
  return join(packageRoot, '.cache/tests', folderOf(name), 'out');
}

/**
 * Builds these sites, two at a time; what is built of the same files by the same tool already stays.
 * @throws if a site does not build
 */
export async function buildFixtures(names: readonly FixtureName[]): Promise<void> {
  const { hash } = await bundleTool();
  const queue = names.values();
  const work = async () => {
    for (const name of queue) await buildFixture(name, hash);
  };
  await Promise.all([work(), work()]);
}

async function buildFixture(name: FixtureName, tool: string): Promise<void> {
  const { from, change } = variantOf(name);
  const root = copySite(from, `${folderOf(name)}/site`);
  change?.(root);
  // Not what lies beside the folder, as the output does.
  const { '../': _beside, ...files } = fileHashes(root);
  const key = JSON.stringify([tool, files, testDictionaries]);
  const out = outOf(name);
  const keyFile = join(out, '../key.json');
  if (existsSync(out) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  writeFileSync(keyFile, '');
  const { status, stdout, stderr } = await runTool('build', '--root', root, '--out', out);
  if (status !== 0) throw new Error(`The site “${name}” does not build:\n${stderr}${stdout}`);
  writeFileSync(keyFile, key);
}
