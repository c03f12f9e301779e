import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, openOutput } from '../support/builtSite';
import { all, one, textOf } from '../support/html';
import { runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('docs', 'glossary');
const path = (file: string) => join(root, file);
const term = (id: string, en: string, zh: string, level = 'craft') =>
  `- {id: ${id}, level: ${level}, en: ${en}, zh: ${zh}, definition_en: What ${en} is., definition_zh: ${zh}的意思。}\n`;

beforeAll(() => {
  writeFileSync(
    path('content/glossary.yaml'),
    term('zoom', 'zoom', '缩放') +
      term('dither', 'dither', '抖动') +
      term('file', 'file', '文件', 'everyday'),
  );
  for (const [locale, words] of [
    ['en', 'To zoom into a dither. See [dither](intro.md#dither).'],
    ['zh', '缩放和抖动。见[抖动](intro.md#dither)。'],
  ] as const) {
    appendFileSync(path(`content/${locale}/docs-2/intro.md`), '\n::glossary\n');
    appendFileSync(path(`content/${locale}/docs-2/a.md`), `\n${words}\n`);
  }
});

const run = () => runTool('build', '--root', root, '--out', path('out'));

describe('a site with a word list', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = openOutput(await run(), root, path('out'));
  });

  test('the list has its terms in the order of the language, everyday words left out', () => {
    const names = (file: string) => all(one(site.html(file), 'main'), 'dt').map(textOf);
    expect(names('docs/intro.html')).toEqual(['Dither', 'Zoom']);
    expect(names('zh/docs/intro.html')).toEqual(['抖动', '缩放']);
    expect(all(one(site.html('docs/intro.html'), 'main'), 'dd').map(textOf)).toEqual([
      'What dither is.',
      'What zoom is.',
    ]);
  });

  test('the Markdown file has it too', () => {
    expect(site.text('docs/intro.md')).toContain('**Dither**\n\nWhat dither is.');
  });

  test('other pages lead to it from the first use of a term, and a link of the writer counts as itself', () => {
    const links = (file: string) =>
      all(one(site.html(file), 'article'), 'a')
        .map((link) => `${textOf(link)} ${link.attributes['href']}`)
        .filter((link) => link.includes('intro#'));
    expect(links('docs/a.html')).toEqual([
      'zoom /docs/intro#zoom',
      'dither /docs/intro#dither',
      'dither /docs/intro#dither',
    ]);
    expect(links('zh/docs/a.html')).toEqual([
      '缩放 /zh/docs/intro#zoom',
      '抖动 /zh/docs/intro#dither',
      '抖动 /zh/docs/intro#dither',
    ]);
  });

  test('a heading with the id of a term is an error', async () => {
    const file = 'content/en/docs-2/intro.md';
    const before = readFileSync(path(file), 'utf8');
    writeFileSync(path(file), before.replace('## Begin here', '## Begin here {#zoom}'));
    const { stderr, status } = await run();
    writeFileSync(path(file), before);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `${file}:9:1  error  The heading's id "zoom" is that of a term of the glossary, which stands on this page.\n` +
        '    Give the heading another id, such as {#about-zoom}, in every language.',
    );
  });
});
