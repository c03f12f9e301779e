import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsBelow } from 'generator/testing/textsBelow';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/packageRoot';

test('each script of the art folder runs, and writes what stands there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  try {
    cpSync(join(packageRoot, 'art'), folder, { recursive: true });
    const before = textsBelow(folder);
    const scripts = join(folder, 'scripts');
    for (const script of readdirSync(scripts)) execFileSync(process.execPath, [join(scripts, script)]);
    const after = textsBelow(folder);
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
