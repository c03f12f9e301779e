import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('minimal', 'outputs');
const about = join(root, 'content/en/pages/about.md');

async function build(out: string): Promise<Run> {
  const run = await runTool('build', '--root', root, '--out', join(root, out));
  if (run.status !== 0) throw new Error(run.stderr);
  return run;
}
const textOf = (out: string) => readFileSync(join(root, out, 'about/index.html'), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));

describe('the outputs of several builds, one after the other', () => {
  test('a page that has not changed is taken over, one that has is rendered anew', async () => {
    await build('out');
    expect((await build('out')).stdout).toContain('(0 rendered, 3 unchanged)');
    appendFileSync(about, '\nA new line.\n');
    expect((await build('out')).stdout).toContain('(1 rendered, 2 unchanged)');
    expect(textOf('out')).toContain('A new line.');
  });

  test('what another output got is not taken for what this one has', async () => {
    appendFileSync(about, '\nOne line more.\n');
    await build('other');
    await build('out');
    expect(textOf('out')).toContain('One line more.');
  });

  test('a file in public is in the output as it is, and gone when it is gone', async () => {
    const file = join(root, 'public/.well-known/any.bin');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, Buffer.from([0, 255, 13, 10]));
    await build('out');
    expect([...readFileSync(join(root, 'out/.well-known/any.bin'))]).toEqual([0, 255, 13, 10]);
    rmSync(file);
    await build('out');
    expect(isThere('out/.well-known/any.bin')).toBe(false);
  });

  test('a page that is no more leaves nothing behind', async () => {
    expect([isThere('out/about'), isThere('out/about.json')]).toEqual([true, true]);
    rmSync(about);
    writeFileSync(join(root, 'content/en/pages/index.md'), '---\ntitle: Alone\n---\n\nText.\n');
    await build('out');
    expect([isThere('out/about'), isThere('out/about.json')]).toEqual([false, false]);
  });

  test('nothing is left beside the output or in the cache that belongs to one run only', () => {
    expect(readdirSync(root).filter((name) => /^\.(out|other)-/.test(name))).toEqual([]);
    expect(readdirSync(join(root, '.cache')).sort()).toEqual(['entries']);
  });
});
