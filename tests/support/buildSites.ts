import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, openOutput } from './builtSite';
import { codeHash, hashesIn } from './codeHash';
import { type FixtureName, type readFixtures, variantOf } from './fixtureVariants';
import { packageRoot, type Run, runTool, testDictionaries } from './runTool';
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
  const queue = names.values();
  const work = async () => {
    for (const name of queue) await buildFixture(name);
  };
  await Promise.all([work(), work()]);
}

async function buildFixture(name: FixtureName): Promise<void> {
  const { from, change } = variantOf(name);
  const root = copySite(from, `${folderOf(name)}/site`);
  change?.(root);
  const key = JSON.stringify([codeHash(), hashesIn(root), testDictionaries]);
  const [out, noteFile] = [outOf(name), noteFileOf(name)];
  if (existsSync(out) && existsSync(noteFile) && readNote(name).key === key) return;
  writeFileSync(noteFile, '{}');
  const run = await runTool('build', '--root', root, '--out', out);
  if (run.status !== 0) throw new Error(`The site “${name}” does not build:\n${run.stderr}${run.stdout}`);
  writeFileSync(noteFile, JSON.stringify({ key, run } satisfies Note));
}

/** Of what a site was built, and what was said about it. */
interface Note {
  readonly key: string;
  readonly run: Run;
}

const noteFileOf = (name: FixtureName) => join(outOf(name), '../built.json');
const readNote = (name: FixtureName): Note => JSON.parse(readFileSync(noteFileOf(name), 'utf8'));

/** One of the sites that are built once for all tests, for a test that reads it. */
export async function openFixture(name: (typeof readFixtures)[number]): Promise<BuiltSite> {
  await buildFixtures([name]);
  return openOutput(readNote(name).run, outOf(name), outOf(name));
}
