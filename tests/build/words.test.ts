import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('docs', 'words');
let run: Run;

/** Messages about a file, but for those that every unstamped translation of the fixture gets. */
const saidOf = (file: string) =>
  run.stderr
    .split('\n')
    .filter((line) => line.startsWith(`${file}:`) && !line.includes('does not say which state'))
    .map((line) => line.slice(file.length + 1));

beforeAll(async () => {
  const path = (file: string) => join(root, file);
  writeFileSync(
    path('content/glossary.yaml'),
    '- {id: onion-skin, en: onion skin, zh: 洋葱皮, also_zh: [葱皮纸], definition_en: Ghosts., definition_zh: 淡影。}\n' +
      '- {id: gribble, en: gribble, zh: 格里布, definition_en: A thing., definition_zh: 一样东西。, loose: true}\n',
  );
  writeFileSync(path('content/dictionary.txt'), '# names\nSprytle\n');
  appendFileSync(
    path('content/en/docs-2/intro.md'),
    '\nSprytle has an onion skin. It is usefull: [A](a.md). Two gribbles.\n',
  );
  appendFileSync(path('content/zh/docs-2/intro.md'), '\nSprytle有 葱皮纸,您会用到。\n');
  run = await runTool('check', '--root', root);
});

test('bad words stop nothing', () => {
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/no errors, \d+ warnings/);
});

test('a misspelt word is told at its place, with what it may have been; own words and those of the glossary are right', () => {
  expect(saidOf('content/en/docs-2/intro.md')).toContain('13:34  warning  "usefull" is in no dictionary.');
  expect(run.stderr).toContain('Perhaps useful');
  expect(run.stderr).not.toContain('"Sprytle"');
  expect(run.stderr).not.toContain('"gribble');
});

test('Chinese is held to the house style and to the agreed words', () => {
  expect(saidOf('content/zh/docs-2/intro.md')).toEqual([
    `1:1  warning  "onion skin" of content/en/docs-2/intro.md:13:16 is nowhere called "洋葱皮".`,
    '12:9  warning  A typed space beside Chinese.',
    '12:10  warning  "葱皮纸" where "洋葱皮" is agreed.',
    '12:13  warning  Half-width "," after Chinese.',
    '12:14  warning  "您".',
  ]);
});

test('a link that the translation lacks is told where the original has it', () => {
  expect(saidOf('content/en/docs-2/intro.md')).toContain(
    '13:43  warning  content/zh/docs-2/intro.md lacks the link "a.md".',
  );
});

test('a translation without a stamp is told how it gets one', () => {
  expect(run.stderr).toContain(
    'content/zh/docs-2/a.md:1:1  warning  The translation does not say which state of content/en/docs-2/a.md it follows.',
  );
});
