import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('underlines are written so that Safari keeps them: it knows no thickness in `text-decoration`', () => {
  const folder = join(import.meta.dirname, '..');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const dropped = sheets.filter((file) =>
    /text-decoration:[^;]*(\dpx|\dem|from-font)/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(dropped).toEqual([]);
});
