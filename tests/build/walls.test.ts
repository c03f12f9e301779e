import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { buildClient } from '../../src/engine/output/client/buildClient';
import { packageRoot } from '../support/runTool';

describe('the types of each room know what runs there', () => {
  test.each([
    [
      'pure',
      'src/model/stray.ts',
      'export const width = window.innerWidth;',
      /^src\/model\/stray\.ts:1:22 Cannot find name 'window'/,
    ],
    [
      'pure',
      'src/model/stray.ts',
      "import 'node:fs';\nexport const path = process.cwd();",
      /^src\/model\/stray\.ts:2:21 Cannot find name 'process'/m,
    ],
    [
      'page',
      'src/app/stray.ts',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');",
      /^src\/app\/stray\.ts:1:30 Cannot find (module|name) 'node:fs'/,
    ],
    [
      'browser',
      'src/browser/stray.ts',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');",
      /^src\/browser\/stray\.ts:1:30 Cannot find (module|name) 'node:fs'/,
    ],
    [
      'worker',
      'src/exhibits/dice/worker/stray.ts',
      'export const width = window.innerWidth;',
      /^src\/exhibits\/dice\/worker\/stray\.ts:1:22 Cannot find name 'window'/,
    ],
  ])('%s: %s may not say %j', (room, path, text, message) => {
    expect(typeErrors(room, path, text)).toMatch(message);
    // What is right in the room is no error.
    expect(typeErrors(room, path, "export const width: string = 'wide';")).toBe('');
  });
});

/** What the compiler says of a file with this text, were it in a room. */
function typeErrors(room: string, path: string, text: string): string {
  const stray = join(packageRoot, path);
  const config = ts.readConfigFile(join(packageRoot, `tsconfig.${room}.json`), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    config.config,
    {
      ...ts.sys,
      readDirectory: (...args) => [...ts.sys.readDirectory(...args), stray],
    },
    packageRoot,
  );
  expect(fileNames).toContain(stray);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [stray],
    { ...options, composite: false, incremental: false },
    {
      ...host,
      fileExists: (name) => name === stray || host.fileExists(name),
      readFile: (name) => (name === stray ? text : host.readFile(name)),
      getSourceFile: (name, languageVersion) =>
        name === stray
          ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023)
          : sourceFile(host, name, languageVersion),
    },
  );
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(stray))
    .map(({ start = 0, messageText }) => {
      const before = text.slice(0, start).split('\n');
      const place = `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
      return `${place} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    })
    .join('\n');
}

const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** The libraries of the language are read once for all programs. */
function sourceFile(
  host: ts.CompilerHost,
  name: string,
  languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  if (!sourceFiles.has(name)) sourceFiles.set(name, host.getSourceFile(name, languageVersion));
  return sourceFiles.get(name);
}

/** A folder with these files and nothing else, for a test to break rules in. */
function writeFolder(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(packageRoot, '.cache/tests', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** For each import rule a file that breaks it, and what it may not import. */
const strays = {
  'pixels-imports': ['src/pixels/stray.ts', '../model/page'],
  'model-imports': ['src/features/tune/shared/stray.ts', '../../../app/page'],
  'markdown-imports': ['src/markdown/stray.ts', '../engine/link/page'],
  'exhibits-imports': ['src/exhibits/dice/stray.ts', '../../app/page'],
  'app-imports': ['src/app/stray.ts', '../engine/link/page'],
  'browser-imports': ['src/browser/stray.ts', '../engine/link/page'],
  'worker-imports': ['src/features/tune/worker/stray.ts', '../../../app/page'],
  'engine-imports': ['src/engine/stray.ts', '../cli/page'],
  'cli-imports': ['src/cli/stray.ts', '../app/page'],
  'tools-imports': ['tools/words/stray.ts', '../../src/cli/page'],
  'engine-output-imports': ['src/engine/output/stray.ts', '../load/page'],
  'engine-load-imports': ['src/engine/load/stray.ts', '../link/page'],
  'engine-link-imports': ['src/engine/link/stray.ts', '../output/page'],
  'engine-compose-imports': ['src/engine/compose/stray.ts', '../render/page'],
  'engine-render-imports': ['src/engine/render/stray.ts', '../page'],
  'no-node-on-both-sides': ['src/app/strayNode.ts', 'node:path'],
  'disk-only-at-the-edges': ['src/engine/link/strayDisk.ts', 'node:fs'],
  'features-only-through-their-lists': ['src/app/strayFeature.ts', '../features/tune/app/page'],
  'features-stand-alone': ['src/features/dance/app/stray.ts', '../../tune/app/page'],
  'exhibits-only-through-their-registry': ['src/app/strayExhibit.ts', '../exhibits/dice/page'],
  'no-circles': ['src/model/circle.ts', './circled'],
  'no-unresolvable': ['src/model/strayNowhere.ts', './nowhere'],
} as const;

/** Further files that break a rule, for rooms that consist of several folders. */
const moreStrays = [
  ['worker-imports', 'src/exhibits/dice/worker/stray.ts', '../page'],
  // A page knows a worker by its address only: else its code would come with the page's.
  ['exhibits-imports', 'src/exhibits/dice/strayWorker.ts', './worker/page'],
] as const;

describe('rooms import only what the table of the architecture allows', () => {
  test('each rule tells of the import that breaks it, with both files', async () => {
    const imports = (from: string) => `import * as all from '${from}';\nexport const stray = all;`;
    const page = 'export const page = 1;';
    const all = [
      ...Object.entries(strays).map(([rule, [path, from]]) => [rule, path, from] as const),
      ...moreStrays,
    ];
    const baseDir = writeFolder('walls-imports', {
      ...Object.fromEntries(all.map(([, path, from]) => [path, imports(from)])),
      'src/model/circled.ts': imports('./circle'),
      ...Object.fromEntries(
        all
          .filter(([, , from]) => from.endsWith('/page'))
          .map(([, path, from]) => [`${join(dirname(path), from)}.ts`, page]),
      ),
    });
    const { options, ...ruleSet }: { options: object } & IFlattenedRuleSet = createRequire(import.meta.url)(
      join(packageRoot, '.dependency-cruiser.cjs'),
    );
    const { output } = await cruise(
      ['src', 'tools'],
      { ...options, ruleSet, validate: true, baseDir },
      undefined,
      { tsConfig: {} },
    );
    if (typeof output === 'string') throw new Error(output);
    const told = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(told).toEqual(
      expect.arrayContaining(
        all.map(([rule, path, from]) => `${rule}: ${path} → ${importedPath(path, from)}`),
      ),
    );
    expect(Object.keys(strays).sort()).toEqual((ruleSet.forbidden ?? []).map(({ name }) => name).sort());
  });
});

/** How the checker names what a file imports. */
function importedPath(path: string, from: string): string {
  if (from.startsWith('node:')) return from.slice('node:'.length);
  return from.endsWith('nowhere') ? from : `${join(dirname(path), from)}.ts`;
}

test('Markdown, the build and Node in the bundle for visitors fail the build, all told at once', async () => {
  const copy = writeFolder('walls-client', { 'src/stray.ts': '' });
  const isSource = (path: string) => !/\.test\.tsx?$/.test(path);
  cpSync(join(packageRoot, 'src'), join(copy, 'src'), { recursive: true, filter: isSource });
  writeFileSync(
    join(copy, 'src/browser/dev.ts'),
    `import { parseYaml } from '../markdown/parseYaml';
     import { openTreeStore } from '../engine/output/treeStore';
     import { readFileSync } from 'node:fs';
     console.log(parseYaml, openTreeStore, readFileSync);`,
  );
  const options = {
    packageRoot: copy,
    sourceHash: 'stray',
    baseUrl: '/',
    mode: 'development',
    scripts: {},
  } as const;
  const failure = await buildClient(options).then(
    () => 'The client was built.',
    (error: unknown) => String(error),
  );
  expect(failure).toContain('These modules do not belong in the client bundle:');
  // The bundler names all modules of Node alike.
  for (const module of ['src/markdown/parseYaml.ts', 'src/engine/output/treeStore.ts', 'browser-external'])
    expect(failure).toContain(module);
});
