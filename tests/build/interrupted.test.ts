import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot, spawnTool, toolEnvironment } from '../support/runTool';
import { copySite } from '../support/siteCopy';

/**
 * Starts a build that waits in the middle of its work, for a `git` that never answers, sends it a
 * signal there, and waits for its end.
 */
async function interrupt(root: string, signal: NodeJS.Signals) {
  const programs = join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  // It ends with the build, which holds the other end of its input.
  writeFileSync(join(programs, 'git'), '#!/bin/sh\n: > "$(dirname "$0")/started"\nexec cat\n');
  chmodSync(join(programs, 'git'), 0o755);
  const watcher = watch(programs);
  const started = new Promise<void>((resolve) => {
    watcher.on('change', (_, name) => {
      if (name === 'started') resolve();
    });
  });
  const environment = toolEnvironment();
  const child = spawn(
    process.execPath,
    [join(packageRoot, 'scripts/run.mjs'), 'build', '--root', root, '--out', join(root, 'out')],
    { env: { ...environment, PATH: `${programs}${delimiter}${environment['PATH']}` }, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  await Promise.race([started, ended]);
  const meanwhile = leftBy(root);
  child.kill(signal);
  const [code] = await ended;
  watcher.close();
  return { code, meanwhile };
}

const leftBy = (root: string) => readdirSync(root).filter((name) => name.startsWith('.out-'));

describe.skipIf(process.platform === 'win32')('a build that is stopped', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s leaves nothing and ends with %i', async (signal, code) => {
    const root = copySite('minimal', `interrupted-${signal}`);
    const run = await interrupt(root, signal);
    expect(run.code).toBe(code);
    expect(run.meanwhile).toHaveLength(1);
    expect(leftBy(root)).toEqual([]);
  });

  test('by SIGKILL leaves what the next build removes', async () => {
    const root = copySite('minimal', 'interrupted-SIGKILL');
    await interrupt(root, 'SIGKILL');
    expect(leftBy(root)).toHaveLength(1);
    const run = await spawnTool('build', '--root', root, '--out', join(root, 'out'));
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(leftBy(root)).toEqual([]);
  });
});
