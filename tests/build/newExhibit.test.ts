import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { newExhibit } from '../../src/cli/newExhibit';
import { packageRoot, toolEnvironment } from '../support/runTool';
import { writeSite } from '../support/writeSite';

/** This repository with a site of one page. */
let root: string;
beforeAll(() => {
  root = writeSite('new-exhibit', {
    'site.yaml': 'title: New\nurl: https://new.example\n',
    'content/en/pages/index.md':
      '---\ntitle: Home\n---\n\nTry it.\n\n::fill-row[A row that is full.]{name=technique/fill-row}\n',
  });
  for (const path of [
    ...['src', 'scripts', 'tools', 'types', 'tests/support', 'tests/pixels', 'art/resprite.gpl'],
    ...['package.json', 'package-lock.json', 'biome.json', 'vitest.config.ts'],
    ...['tsconfig.base.json', 'tsconfig.page.json'],
  ])
    cpSync(join(packageRoot, path), join(root, path), { recursive: true });
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  return () => rmSync(root, { recursive: true, force: true });
});

/** What a command of a package says. */
function run(script: string, ...args: readonly string[]): string {
  const options = { cwd: root, env: toolEnvironment(), encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync(process.execPath, [join(root, script), ...args], options);
}

describe('npm run new -- exhibit', () => {
  let files: readonly string[];
  beforeAll(() => {
    const readme = readFileSync(join(packageRoot, 'src/exhibits/README.md'), 'utf8');
    const [, name = ''] = /^npm run new -- exhibit (\S+) /m.exec(readme) ?? [];
    files = newExhibit(root, name, ['en', 'zh'], ['Fill "a" row', "It's 一行"]).files;
  });

  test('writes every part, and a line where one is needed; the title is that of each language', () => {
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
    const words = (locale: string) => readFileSync(join(root, `src/model/words/${locale}.ts`), 'utf8');
    expect(words('en')).toContain(`    fillRow: {\n      title: 'Fill "a" row',\n`);
    expect(words('zh')).toContain(`    fillRow: {\n      title: "It's 一行",\n`);
  });

  test('its types are right and its code is as the style has it', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.page.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const own = files
      .filter((file) => /^src\/exhibits\/.*(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(root, file));
    const program = ts.createProgram([...own, join(root, 'types/css.d.ts')], {
      ...options,
      composite: false,
      incremental: false,
    });
    const wrong = own.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
    expect(own).toHaveLength(4);
    expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src/exhibits/fill-row');
  });

  test('passes its own test', () => {
    expect(run('node_modules/vitest/vitest.mjs', 'run', 'src/exhibits/fill-row')).toMatch(/4 passed/);
  });

  test('builds, and stands on its page with its still', () => {
    run('scripts/run.mjs', 'build');
    const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(page).toMatch(
      /<img src="\/assets\/art\/technique-fill-row-\w+\.png"[^>]*alt="Fill &quot;a&quot; row: /,
    );
    expect(page).toContain('A row that is full.');
  });

  test('never writes over anything, and says what is wrong with a name', () => {
    expect(() => newExhibit(root, 'fill-row', ['en'], ['Again'])).toThrow(
      'Already there: src/exhibits/fill-row. Nothing was written.',
    );
    expect(() => newExhibit(root, 'Fill Row', ['en'], [])).toThrow('"Fill Row" is no name for an exhibit');
    const passages = join(root, 'src/model/passages.ts');
    writeFileSync(passages, readFileSync(passages, 'utf8').replace('const pictures:', 'const images:'));
    expect(() => newExhibit(root, 'other', ['en'], [])).toThrow('src/model/passages.ts is not as it was');
    expect(existsSync(join(root, 'src/exhibits/other'))).toBe(false);
  });
});
