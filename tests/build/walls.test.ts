import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildClient } from '../../src/engine/output/client/buildClient';
import { packageRoot } from '../support/runTool';

/** A copy of the sources that tests may break. */
const copy = join(packageRoot, '.cache/tests/walls');
const parts = ['src', 'types', 'scripts', '.dependency-cruiser.cjs', 'package-lock.json'];
const rooms = ['base', 'pure', 'page', 'browser'].map((room) => `tsconfig.${room}.json`);

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of [...parts, ...rooms])
    cpSync(join(packageRoot, part), join(copy, part), { recursive: true });
});

/** Runs a check of `npm test` on the copy with more files in it, which are removed afterwards. */
async function check(files: Readonly<Record<string, string>>, tool: string, ...args: readonly string[]) {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), text);
  const result = await new Promise<{ status: unknown; output: string }>((done) => {
    execFile(
      process.execPath,
      [join(packageRoot, 'node_modules', tool), ...args],
      { cwd: copy, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => done({ status: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
  for (const path of Object.keys(files)) rmSync(join(copy, path));
  return result;
}

describe('the types of each room know what runs there', () => {
  const compile = (room: string, files: Readonly<Record<string, string>>) =>
    check(files, 'typescript/bin/tsc', '-p', `tsconfig.${room}.json`);

  test.each([
    [
      'pure',
      'src/model/stray.ts',
      'export const width = window.innerWidth;',
      /^src\/model\/stray\.ts\(1,22\): error TS2304: Cannot find name 'window'/m,
    ],
    [
      'pure',
      'src/model/stray.ts',
      "import 'node:fs';\nexport const path = process.cwd();",
      /^src\/model\/stray\.ts\(2,21\): error TS\d+: Cannot find name 'process'/m,
    ],
    [
      'page',
      'src/app/stray.ts',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');",
      /^src\/app\/stray\.ts\(1,30\): error TS\d+: Cannot find (module|name) 'node:fs'/m,
    ],
    [
      'browser',
      'src/browser/stray.ts',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');",
      /^src\/browser\/stray\.ts\(1,30\): error TS\d+: Cannot find (module|name) 'node:fs'/m,
    ],
  ])('%s: %s may not say %j', async (room, path, text, message) => {
    const { status, output } = await compile(room, { [path]: text });
    expect(output).toMatch(message);
    // The sources themselves bring no error.
    expect(output.match(/^\S+: error TS/gm)).toHaveLength(
      output.match(/^src\/\w+\/stray\.ts.*: error TS/gm)?.length ?? 0,
    );
    expect(status).not.toBe(0);
  });
});

describe('rooms import only what the table of the architecture allows', () => {
  const cruise = (files: Readonly<Record<string, string>>) =>
    check(
      files,
      'dependency-cruiser/bin/dependency-cruise.mjs',
      'src',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
    );

  test('the sources keep to it', async () => {
    expect(await cruise({})).toMatchObject({ status: 0 });
  });

  test('every import across a wall is an error that names both files', async () => {
    const { status, output } = await cruise({
      'src/model/stray.ts': "import { App } from '../app/App';\nexport const app = App;",
      'src/app/stray.ts': "import { buildSite } from '../engine/build';\nexport const build = buildSite;",
      'src/markdown/stray.ts': "import type { Site } from '../engine/link/site';\nexport type Stray = Site;",
      'src/browser/stray.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    });
    for (const error of [
      /model-imports: src\/model\/stray\.ts → src\/app\/App\.tsx/,
      /app-imports: src\/app\/stray\.ts → src\/engine\/build\.ts/,
      /markdown-imports: src\/markdown\/stray\.ts → src\/engine\/link\/site\.ts/,
      /no-node-on-both-sides: src\/browser\/stray\.ts → (node:)?fs/,
    ])
      expect(output).toMatch(error);
    expect(status).toBe(4);
  });
});

describe('the bundle for visitors holds nothing of the build', () => {
  const bundle = (stray: string) => {
    writeFileSync(join(copy, 'src/browser/dev.ts'), `import './startSite';\n${stray}`);
    const sourceHash = createHash('sha256').update(stray).digest('hex');
    return buildClient({ packageRoot: copy, sourceHash, baseUrl: '/', mode: 'development', scripts: {} });
  };

  test('it is built from the sources as they are', async () => {
    expect((await bundle('')).entry).toMatch(/^assets\/client-.*\.js$/);
  });

  test.each([
    [
      'Markdown',
      "import { parseYaml } from '../markdown/parseYaml';\nconsole.log(parseYaml);",
      'src/markdown/parseYaml.ts',
    ],
    [
      'the build',
      "import { openTreeStore } from '../engine/output/treeStore';\nconsole.log(openTreeStore);",
      'src/engine/output/treeStore.ts',
    ],
    ['Node', "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);", 'node:fs'],
  ])('%s in it fails the build', async (_what, stray, module) => {
    const failure = await bundle(stray).then(
      () => 'The client was built.',
      (error: unknown) => String(error),
    );
    expect(failure).toContain('These modules do not belong in the client bundle:');
    expect(failure).toContain(module);
  });
});
