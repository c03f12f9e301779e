import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8') }));

/** The style sheets that a pattern matches in. */
function sheetsWith(pattern: RegExp): readonly string[] {
  expect(sheets.length).toBeGreaterThan(50);
  return sheets.filter(({ css }) => pattern.test(css)).map(({ file }) => file);
}

test('underlines are written so that Safari keeps them: it knows no thickness in `text-decoration`', () => {
  expect(sheetsWith(/text-decoration:[^;]*(\dpx|\dem|from-font)/)).toEqual([]);
});

test('space between Chinese and digits is not asked for in WebKit, where they overlap', () => {
  expect(sheetsWith(/(?<!@supports not \(hanging-punctuation: first\) \{\s*)text-autospace: normal/)).toEqual(
    [],
  );
  expect(sheetsWith(/text-autospace: normal/)).toEqual(['styles/base.css']);
});
