import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../support/builtSite';
import { fileHashes } from '../support/fileHashes';
import { packageRoot } from '../support/runTool';

/** The scripts of this package, and a tool of two lines. */
const copy = join(packageRoot, '.cache/tests/toolBundle');
const sources = {
  'src/cli/main.ts': "export const main = (): string => 'A command.';",
  'src/engine/worker.ts': "console.log('A thread.');",
  'tools/words/checkWords.ts': 'export const rule = 1;',
};

/** Bundles the tool as every command does, and returns the bundle's folder. */
async function bundle(): Promise<string> {
  const { bundleTool }: typeof import('../../scripts/bundle.mjs') = await import(
    pathToFileURL(join(copy, 'scripts/bundle.mjs')).href
  );
  return (await bundleTool()).folder;
}

let folder: string;
let asMade: Readonly<Record<string, string>>;
beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(packageRoot, 'scripts'), join(copy, 'scripts'), { recursive: true });
  cpSync(join(packageRoot, 'package-lock.json'), join(copy, 'package-lock.json'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  folder = await bundle();
  asMade = fileHashes(folder);
});

test('a bundle that is whole is used as it is', async () => {
  writeFileSync(join(folder, 'beside.txt'), 'Stays where nothing is bundled.');
  expect(await bundle()).toBe(folder);
  expect(filesBelow(folder)).toContain('beside.txt');
  rmSync(join(folder, 'beside.txt'));
});

test.each(['main.js', 'worker.js', 'files.json'])(
  'a bundle heals when %s is damaged or gone',
  async (name) => {
    const file = join(folder, name);
    const whole = readFileSync(file);
    for (const damaged of [whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length), undefined]) {
      if (damaged === undefined) rmSync(file);
      else writeFileSync(file, damaged);
      expect(await bundle()).toBe(folder);
      expect(fileHashes(folder)).toEqual(asMade);
    }
  },
);

test.each(['src/cli/main.ts', 'tools/words/checkWords.ts'])(
  'a change of %s makes a bundle of its own',
  async (path) => {
    const file = join(copy, path);
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, `${written}\n`);
    expect(await bundle()).not.toBe(folder);
    writeFileSync(file, written);
  },
);
