import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../support/builtSite';
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
beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(packageRoot, 'scripts'), join(copy, 'scripts'), { recursive: true });
  cpSync(join(packageRoot, 'package-lock.json'), join(copy, 'package-lock.json'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  folder = await bundle();
});

test('a bundle of the same sources is used as it is', async () => {
  writeFileSync(join(folder, 'beside.txt'), 'Stays where nothing is bundled.');
  expect(await bundle()).toBe(folder);
  expect(filesBelow(folder)).toContain('beside.txt');
  rmSync(join(folder, 'beside.txt'));
});

test('a bundle that was removed is made again', async () => {
  rmSync(folder, { recursive: true });
  expect(await bundle()).toBe(folder);
  expect(filesBelow(folder)).toEqual(expect.arrayContaining(['main.js', 'worker.js']));
});

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
