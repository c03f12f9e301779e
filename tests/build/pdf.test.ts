import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArguments, installedBrowser } from 'generator/cli/browser.mjs';
import { expect, test } from 'vitest';
import { runTool, runToolWith } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('minimal', 'pdf');
const out = join(root, 'out');
const build = ['--root', root, '--out', out] as const;
const read = (path: string) => readFileSync(join(out, path), 'latin1');

appendFileSync(join(root, 'site.yaml'), 'docSets: [{ id: docs, booklet: true }]\n');
mkdirSync(join(root, 'content/en/pages'), { recursive: true });
writeFileSync(join(root, 'content/en/pages/keys.md'), '---\ntitle: Keys\nsheet: true\n---\n\nPress some.\n');

test('PRT-03: without a browser nothing is printed, and why is told', async () => {
  const run = await runTool('build', '--pdf', ...build);
  expect(run.stderr).toBe(
    'No Chrome or Chromium was found to print with. Install one, or set CHROMIUM_PATH.\n',
  );
  expect(run.status).toBe(1);
});

test('PRT-03: booklets and sheets are printed on A4 and lead to their PDFs with --pdf, without it neither', async () => {
  const path = installedBrowser();
  if (path === undefined) throw new Error('There is no Chromium to print with');
  const browser = { path, arguments: browserArguments };
  expect(await runToolWith(browser, 'build', '--pdf', ...build)).toMatchObject({ status: 0, stderr: '' });
  for (const [page, pdf] of [
    ['booklet/docs.htm', 'booklet/docs.pdf'],
    ['keys/index.html', 'keys.pdf'],
  ] as const) {
    expect(read(page)).toContain(`href="/${pdf}"`);
    expect(read(pdf).slice(0, 5)).toBe('%PDF-');
    expect(read(pdf)).toMatch(/\/MediaBox\s*\[0 0 59[4-6](\.\d+)? 84[12]/);
  }
  expect(read('keys.pdf').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await runTool('build', ...build);
  for (const page of ['booklet/docs.htm', 'keys/index.html']) expect(read(page)).not.toContain('.pdf');
  for (const pdf of ['booklet/docs.pdf', 'keys.pdf']) expect(existsSync(join(out, pdf))).toBe(false);
});
