import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../model/problem';
import { writeOutput } from './writeOutput';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written below the output', () => {
  const out = join(folder, 'out');
  writeOutput(out, 'zh/docs/画布.html', 'text', 'none');
  writeOutput(out, 'docs/..a', 'text', 'none');
  expect(readFileSync(join(out, 'zh/docs/画布.html'), 'utf8')).toBe('text');
});

test.each(['../evil', 'docs/../../evil', '../out-2/evil', '..', '.', '', '/evil', 'a/..'])(
  'nothing is written at %j, and the fault is ours, not a writer’s',
  (path) => {
    const out = join(folder, 'out');
    const write = () => writeOutput(out, path, 'text', 'quick');
    expect(write).toThrow('leaves the output folder');
    expect(write).not.toThrow(ContentError);
    expect(existsSync(join(folder, 'evil'))).toBe(false);
    expect(existsSync(join(folder, 'out-2'))).toBe(false);
  },
);
