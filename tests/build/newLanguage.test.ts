import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openOutput } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';
import { one, textOf } from '../support/html';
import { packageRoot, spawnToolOf } from '../support/runTool';
import { copySite } from '../support/siteCopy';
import { copyTool } from '../support/toolCopy';

/** The steps of “A new language” in `docs/writing.md`, and what is written as code in each. */
const manual = readFileSync(join(packageRoot, 'docs/writing.md'), 'utf8');
const [, section = ''] = /^## A new language\n(.*?)^## /ms.exec(manual) ?? [];
const steps = [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) =>
  [...step.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
);

let tool: string;
let root: string;
beforeAll(() => {
  tool = copyTool('new-language-tool');
  root = copySite('owned', 'new-language');
});
afterAll(() => rmSync(tool, { recursive: true, force: true }));

const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(tool, file), 'utf8');
const check = async () => (await spawnToolOf(tool, 'check', '--root', root)).stderr;

test('CFG-10 I18N-08: the steps of “A new language” in the manual make one', async () => {
  const [first = [], second = [], third = [], fourth = []] = steps;

  // 1. The dictionary.
  const [english = '', named = '', type = '', like = '', list = '', mark = ''] = first;
  const dictionary = join(dirname(english), named);
  const words = read(english);
  expect(read(join(dirname(english), like))).toContain(`export const zh: ${type} = {`);
  expect(words).toContain(mark);
  const french = words
    .replace(
      'export const en = {',
      `import type { ${type} } from '../words';\n\nexport const fr: ${type} = {`,
    )
    .replace("'Skip to main content'", "'Aller au contenu'");
  write(tool, dictionary, french);
  write(
    tool,
    list,
    read(list)
      .replace('= { en, zh }', '= { en, zh, fr }')
      .replace(/^import \{ zh/m, "import { fr } from './fr';\n$&"),
  );

  // 2. The settings.
  const [, settings = '', entry = ''] = [second[0], second[1], second[2]];
  expect([second[0], settings]).toEqual(['locales.list', 'site.yaml']);
  changeSettings(root, { 'locales.list.fr': parse(entry).fr });

  // 3. Its first page; the others are shown in the default language.
  const [folder = ''] = third;
  write(root, join(folder, 'docs/intro.md'), '---\ntitle: Introduction au guide\n---\n\nLe guide.\n');

  // 4. What stands beside the languages, and pictures: one warning each until they have been begun.
  const [glossary = '', key = '', definition = '', , alt = ''] = fourth;
  const term = (id: string, more = '') =>
    `- id: ${id}\n  en: ${id}\n  zh: 词${id}\n  definition_en: A ${id}.\n  definition_zh: 一个。\n${more}`;
  write(root, glossary, term('layer') + term('frame'));
  const art = 'size: 1x1\nalt-en: A dot\nalt-zh: 一个点\n';
  write(root, 'art/dot.art', `${art}\nframe\n0\n`);
  write(root, 'art/two.gpl', 'GIMP Palette\n#\n0 0 0 black\n');
  for (const locale of ['en', 'zh', 'fr'])
    write(root, `content/${locale}/docs/picture.md`, '---\ntitle: Picture\n---\n\n::sprite{name=dot}\n');
  const before = await check();
  expect(before).not.toContain('  error  ');
  expect(before.match(/^content\/glossary\.yaml.*no translation into "fr"/gm)).toHaveLength(1);
  expect(before.match(/^.*Pictures without words in "fr".*: dot/gm)).toHaveLength(1);
  write(root, glossary, term('layer', `  ${key}: calque\n  ${definition}: Une feuille.\n`) + term('frame'));
  write(root, 'art/dot.art', `${art}${alt}: Un point\n\nframe\n0\n`);
  const begun = await check();
  expect(begun).toMatch(/^content\/glossary\.yaml:\S+ {2}error {2}/m);
  expect(begun).not.toContain('Pictures without words');
  write(root, glossary, term('layer', `  ${key}: calque\n  ${definition}: Une feuille.\n`));

  const out = join(root, 'out');
  const site = openOutput(await spawnToolOf(tool, 'build', '--root', root, '--out', out), root, out);
  const intro = site.html('fr/docs/intro.html');
  expect(intro.attributes).toMatchObject({ lang: 'fr-FR', dir: 'ltr' });
  expect(textOf(intro)).toContain('Aller au contenu');
  expect(textOf(one(intro, 'h1'))).toBe('Introduction au guide');
  expect(site.page('fr/docs/canvas.json', 'doc').notices).toMatchObject([{ kind: 'untranslated' }]);
  expect(site.text('docs/intro.html')).toContain('hrefLang="fr-FR"');
  expect(site.text('fr/docs/picture.html')).toContain('alt="Un point"');
});
