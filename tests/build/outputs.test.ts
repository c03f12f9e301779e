import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileHashes } from '../support/fileHashes';
import { runTool, toolEnvironment, toolProcess } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('minimal', 'outputs');
const about = join(root, 'content/en/pages/about.md');
const out = join(root, 'out');
const command = ['build', '--root', root, '--out', out] as const;
const build = () => runTool(...command);
/** The files of the output, without the note of what is beside it. */
const output = () => {
  const { '../': _beside, ...files } = fileHashes(out);
  return files;
};
const leftovers = () => readdirSync(root).filter((name) => name.startsWith('.out-'));

test('a build leaves nothing of pages and files that are gone', async () => {
  const file = join(root, 'public/.well-known/any.bin');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, Buffer.from([0, 255, 13, 10]));
  expect(await build()).toMatchObject({ status: 0 });
  expect([...readFileSync(join(out, '.well-known/any.bin'))]).toEqual([0, 255, 13, 10]);
  const text = readFileSync(about);
  for (const gone of [file, about]) rmSync(gone);
  writeFileSync(join(root, 'content/en/pages/index.md'), '---\ntitle: Alone\n---\n\nText.\n');
  await build();
  const path = ['.well-known/any.bin', 'about', 'about.json'];
  expect(path.filter((name) => existsSync(join(out, name)))).toEqual([]);
  writeFileSync(about, text);
});

describe.skipIf(process.platform === 'win32')('the last good output stays', () => {
  /** Starts a build that waits in its middle for a `git` that never answers, and sends it a signal there. */
  async function kill(signal: NodeJS.Signals) {
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
    const [program, ...args] = await toolProcess(...command);
    const child = spawn(program, args, {
      env: { ...environment, PATH: `${programs}${delimiter}${environment['PATH']}` },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await Promise.race([started, ended]);
    child.kill(signal);
    const [code] = await ended;
    watcher.close();
    return code;
  }

  test('where a build is killed, and the next one removes what that has left', async () => {
    const before = output();
    appendFileSync(about, '\nA line.\n');
    expect(await kill('SIGTERM')).toBe(143);
    expect([output(), leftovers()]).toEqual([before, []]);
    await kill('SIGKILL');
    expect(output()).toEqual(before);
    expect(leftovers()).toHaveLength(1);
    expect(await build()).toMatchObject({ status: 0, stderr: '' });
    expect(leftovers()).toEqual([]);
    expect(readFileSync(join(out, 'about/index.html'), 'utf8')).toContain('A line.');
  });

  test('where the disk is full', async () => {
    const before = output();
    // A disk without room for this file: the system limits the size of files that this shell’s programs write.
    const large = join(root, 'public/large.bin');
    writeFileSync(large, Buffer.alloc(1 << 25));
    const child = spawn(
      'sh',
      ['-c', `trap '' XFSZ; ulimit -f 8192; exec "$0" "$@"`, ...(await toolProcess(...command))],
      { env: toolEnvironment(), stdio: 'ignore' },
    );
    const [code] = await once(child, 'exit');
    rmSync(large);
    expect(code).not.toBe(0);
    expect([output(), leftovers()]).toEqual([before, []]);
  });

  test('where two builds run at once, until one of them is there whole', async () => {
    appendFileSync(about, '\nAnother line.\n');
    const [program, ...args] = await toolProcess(...command);
    const other = once(spawn(program, args, { env: toolEnvironment(), stdio: 'ignore' }), 'exit');
    const [own, [code]] = await Promise.all([build(), other]);
    expect([own.status, code]).toContain(0);
    const both = output();
    expect(await build()).toMatchObject({ status: 0 });
    expect(output()).toEqual(both);
    expect(leftovers()).toEqual([]);
  });
});
