import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOutput } from '../support/builtSite';
import { all, one, textOf } from '../support/html';
import { type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const original = 'content/en/docs-2/intro.md';
const translation = 'content/zh/docs-2/intro.md';
const root = copySite('docs', 'follows');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(join(root, file), read(file).replace(from, to));

async function build() {
  const out = join(root, 'out');
  return openOutput(await runTool('build', '--root', root, '--out', out), root, out);
}

describe('a translation and the text it follows', () => {
  let stamped: Run;
  beforeAll(async () => {
    stamped = await runTool('check', '--stamp', translation, '--root', root);
  });

  test('a stamp is written into the files that are named, and into no others', () => {
    expect(stamped.stdout).toBe(`${translation}\n1 translation stamped.\n`);
    expect(read(translation)).toMatch(/^follows: "[\w-]{20}"$/m);
    expect(read('content/zh/docs-2/a.md')).not.toContain('follows');
  });

  test('a file that is none is told, and nothing is stamped', async () => {
    const run = await runTool('check', '--stamp', 'content/zh/docs-2/inro.md', '--root', root);
    expect(run.stderr).toBe(
      `content/zh/docs-2/inro.md is not a page or post of this site. Did you mean ${translation}?\n`,
    );
    expect(run.status).toBe(1);
    expect(read('content/zh/docs-2/a.md')).not.toContain('follows');
  });

  test('I18N-07: when its words change, the writer is warned and the reader is shown what changed', async () => {
    change(original, 'Welcome', 'A warm welcome');
    change(original, '\n## Begin', '\nNew here.\n\n## Begin');
    change(original, /\nSee .*\n/, '');
    const site = await build();
    expect(site.run.stderr).toContain(
      `${translation}:4:1  warning  ${original} has changed in 3 passages since it was translated; readers are told so.\n` +
        `    Bring the translation up to date, then run \`npm run check -- --stamp ${translation}\`.`,
    );
    const delay = '本页原文共5段，翻译之后有3处改动，部分内容可能已经过时。';
    expect(site.page('zh/docs/intro.json', 'doc').notices).toEqual([
      { kind: 'outdated', delay, changes: '/zh/changes/docs/intro', original: '/docs/intro' },
    ]);
    expect(site.page('docs/intro.json', 'doc').notices).toBeUndefined();

    const main = one(site.html('zh/changes/docs/intro.html'), 'main');
    expect(all(main, 'h2').map(textOf)).toEqual(['标题、摘要和开头', '从这里开始']);
    expect(all(main, 'td').map(textOf)).toEqual([
      ...['欢迎使用第二版。', 'A warm welcome to version 2.'],
      ...['（译文里还没有）', 'New here.'],
      ...['请看甲和分类。', '（原文已删去这一段）'],
    ]);
    expect(all(main, 'a', { href: '/zh/docs/intro#begin-here' })).toHaveLength(1);
    const page = site.page('zh/changes/docs/intro.json', 'page');
    expect(page.noIndex).toBe(true);
    expect(page.alternates).toEqual({ en: '/docs/intro', zh: '/zh/changes/docs/intro' });
    expect(site.text('zh/sitemap.xml')).not.toContain('changes');
  });

  test.each([
    ['without a file', [], 'No file is named'],
    ['with files and --all', [translation, '--all'], 'Both files and --all are given'],
  ])('a stamp %s stamps nothing and asks', async (_, given, said) => {
    const old = read(translation);
    const run = await runTool('check', '--stamp', ...given, '--root', root);
    expect(run.stderr).toBe(
      `${said}; nothing was changed.\n` +
        'Name the translations that are up to date, as in `npm run check -- --stamp content/zh/docs/intro.md`, or write --all for every one.\n',
    );
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(read(translation)).toBe(old);
    expect(read('content/zh/docs-2/a.md')).not.toContain('follows');
  });

  test('a stamp after the translation is mended silences both', async () => {
    change(translation, '欢迎', '热烈欢迎');
    const all = await runTool('check', '--stamp', '--all', '--root', root);
    expect(all.stdout).toMatch(/^\d+ translations stamped\.$/m);
    expect(read('content/zh/docs-2/a.md')).toMatch(/^follows: /m);
    const site = await build();
    expect(site.run.stderr).not.toContain('since it was translated');
    expect(site.page('zh/docs/intro.json', 'doc').notices).toBeUndefined();
  });
});
