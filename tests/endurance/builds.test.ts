import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../pixels/random';
import { filesBelow } from '../support/builtSite';
import { fileHashes } from '../support/fileHashes';
import { packageRoot, toolEnvironment } from '../support/runTool';
import { copySite } from '../support/siteCopy';
import { build, forget, writeVersion } from './changingSite';

const base = join(packageRoot, '.cache/tests/endurance');
const root = copySite('docs', 'endurance/site');
/** How many builds are killed; `KILLS=5` tries the test itself. */
const kills = Number(process.env['KILLS'] ?? 50);
const versions = ['one', 'two'] as const;
type Version = (typeof versions)[number];

/** The files of an output, without what lies beside it. */
const hashesOf = (out: string) => {
  const { '../': _beside, ...files } = fileHashes(out);
  return files;
};
const outHashes = (site = root) => hashesOf(join(site, 'out'));

/** What a build from nothing makes of each version, and how long it takes. */
const fromNothing: Partial<Record<Version, Readonly<Record<string, string>>>> = {};
let milliseconds = 0;

beforeAll(async () => {
  for (const version of versions) {
    forget(root);
    writeVersion(root, version);
    const start = performance.now();
    expect(await build(root)).toMatchObject({ status: 0 });
    milliseconds = performance.now() - start;
    fromNothing[version] = outHashes();
  }
  expect(fromNothing.one).not.toEqual(fromNothing.two);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const startBuild = (site: string): ChildProcess =>
  spawn(
    process.execPath,
    [join(packageRoot, 'scripts/run.mjs'), 'build', '--root', site, '--out', join(site, 'out')],
    { env: toolEnvironment(), stdio: 'ignore' },
  );

test('killed at random moments, the last good output stays or the new one is there whole, and the next build is right', async () => {
  const random = randomFrom(50);
  const ends = { before: 0, after: 0, between: 0 };
  for (let time = 0; time < kills; time++) {
    const [last, next] = time % 2 === 0 ? (['two', 'one'] as const) : (['one', 'two'] as const);
    writeVersion(root, next);
    // Sometimes with the cache of another version, sometimes without any.
    if (time % 5 === 0) rmSync(join(root, '.cache'), { recursive: true, force: true });
    const child = startBuild(root);
    const ended = once(child, 'exit');
    const moment = random(Math.ceil(milliseconds * 1.1));
    await Promise.race([wait(moment), ended]);
    child.kill('SIGKILL');
    await ended;
    if (!existsSync(join(root, 'out'))) ends.between += 1;
    else if (JSON.stringify(outHashes()) === JSON.stringify(fromNothing[last])) ends.before += 1;
    else {
      expect(withoutMark(outHashes()), `killed after ${moment} ms`).toEqual(fromNothing[next]);
      ends.after += 1;
    }
    expect(await build(root), `killed after ${moment} ms`).toMatchObject({ status: 0 });
    expect(outHashes(), `the build after one that was killed after ${moment} ms`).toEqual(fromNothing[next]);
    expect(readdirSync(root).filter((name) => name.startsWith('.out-'))).toEqual([]);
  }
  console.log(
    `${kills} builds killed within ${Math.round(milliseconds)} ms: ${ends.before} times the last output stood, ${ends.after} times the new one, ${ends.between} times it was being swapped`,
  );
});

/** A build that was killed after the swap has left its mark in the new output. */
function withoutMark(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(
      ([file]) => file in (fromNothing.one ?? {}) || file in (fromNothing.two ?? {}),
    ),
  );
}

test('two builds at once: both end, and what is there then and after the next one is right', async () => {
  for (const version of ['one', 'two', 'one'] as const) {
    writeVersion(root, version);
    const runs = await Promise.all([build(root), build(root)]);
    // One may find that the other has swapped its output in; it says so and changes nothing.
    expect(runs.some(({ status }) => status === 0)).toBe(true);
    for (const { stderr } of runs) expect(stderr).not.toMatch(/\n\s+at /);
    expect(outHashes()).toEqual(fromNothing[version]);
    expect(await build(root)).toMatchObject({ status: 0 });
    expect(outHashes()).toEqual(fromNothing[version]);
  }
});

test('over a cache in which bytes were changed, the output is that of a build from nothing', async () => {
  const random = randomFrom(20);
  for (let time = 0; time < 20; time++) {
    const version = versions[time % 2] ?? 'one';
    writeVersion(root, version);
    const entries = filesBelow(join(root, '.cache')).map((file) => join(root, '.cache', file));
    for (const entry of entries.filter(() => random(3) === 0)) {
      const bytes = readFileSync(entry);
      for (let left = 1 + random(20); left > 0; left--) bytes[random(bytes.length)] = random(256);
      writeFileSync(entry, random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes);
    }
    expect(await build(root)).toMatchObject({ status: 0 });
    expect(outHashes()).toEqual(fromNothing[version]);
  }
});

const mount = join(base, 'disk');
const mebibyte = 1024 ** 2;

const mountDisk = () =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', mount], { stdio: 'ignore' });
const unmountDisk = () => execFileSync('umount', [mount], { stdio: 'ignore' });

/** Whether this user may mount a disk in memory, which these tests need. */
function canMount(): boolean {
  try {
    mkdirSync(mount, { recursive: true });
    mountDisk();
    unmountDisk();
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(process.platform !== 'linux' || !canMount())('on a disk in memory', () => {
  const site = join(mount, 'site');
  const remount = (options: string) => execFileSync('mount', ['-o', `remount,${options}`, mount]);
  beforeAll(async () => {
    mountDisk();
    cpSync(root, site, { recursive: true });
    forget(site);
    writeVersion(site, 'one');
    expect(await build(site)).toMatchObject({ status: 0 });
  });
  afterAll(unmountDisk);

  /** A build that cannot work: says why in a sentence, and leaves the output as it was. */
  async function fails(reason: RegExp): Promise<void> {
    const before = outHashes(site);
    const { status, stderr } = await build(site);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
    expect(outHashes(site)).toEqual(before);
  }

  test('that is full, sooner or later in the build, nothing changes; with room again all is right', async () => {
    const used = () =>
      filesBelow(mount).reduce(
        (sum, file) => sum + Math.ceil(statSync(join(mount, file)).size / 4096) * 4096,
        0,
      );
    for (const [index, free] of [0, 0.05, 0.2, 0.5, 1, 2, 3].entries()) {
      const version = index % 2 === 0 ? 'two' : 'one';
      writeVersion(site, version);
      remount(`size=${Math.ceil(used() + free * mebibyte)}`);
      await fails(/the disk is full|no space left/);
      remount('size=256m');
      expect(await build(site)).toMatchObject({ status: 0 });
      expect(outHashes(site)).toEqual(fromNothing[version]);
    }
  });

  test('that may only be read, nothing changes; once it can be written all is right', async () => {
    writeVersion(site, 'one');
    remount('ro');
    await fails(/the disk may only be read|read-only/);
    remount('rw');
    expect(await build(site)).toMatchObject({ status: 0 });
    expect(outHashes(site)).toEqual(fromNothing.one);
  });
});
