import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortProperties } from './shortProperties';

test('custom properties get short names, unless code may name them', () => {
  const sources = mkdtempSync(join(tmpdir(), 'properties-'));
  mkdirSync(join(sources, 'deep'));
  const css = `:root{--color-line:red;--color-text:blue;--card-scale:2;--quick:1s}
@property --color-line{syntax:"*"}
.a--b-c{border:1px solid var(--color-line, var(--color-text));scale:var(--card-scale);transition:--color-line var(--quick)}`;
  writeFileSync(join(sources, 'deep/a.css'), css);
  writeFileSync(join(sources, 'b.tsx'), "const style = { '--card-scale': 2 };");
  const short = postcss([shortProperties([sources])]).process(css, { from: undefined }).css;
  rmSync(sources, { recursive: true });
  expect(short).toBe(`:root{--1:red;--2:blue;--card-scale:2;--quick:1s}
@property --1{syntax:"*"}
.a--b-c{border:1px solid var(--1, var(--2));scale:var(--card-scale);transition:--1 var(--quick)}`);
});
