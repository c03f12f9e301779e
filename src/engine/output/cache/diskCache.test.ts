import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CacheError } from './cacheError';
import { type CacheDisk, entriesFolder, openCache } from './diskCache';
import { sweepCache } from './sweepCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (tool = 'tool') => openCache(folder, tool);
const filesOf = (tool: string, kind: string) => {
  const of = join(entriesFolder(folder), tool, kind);
  return readdirSync(of).map((name) => join(of, name));
};
const onlyFile = () => {
  const [file = ''] = filesOf('tool', 'trees');
  return file;
};

describe('an entry', () => {
  it('is read as it was written, by whoever opens the cache for the same tool', () => {
    open().write('trees', '../any key', 'Blätter');
    expect(open().read('trees', '../any key')?.toString()).toBe('Blätter');
    open().write('trees', 'empty', '');
    expect(open().read('trees', 'empty')?.length).toBe(0);
  });

  it('is of its tool, its kind and its key alone', () => {
    open().write('trees', 'a', 'tree');
    expect(open('newer').read('trees', 'a')).toBeUndefined();
    expect(open().read('weights', 'a')).toBeUndefined();
    expect(open().read('trees', 'b')).toBeUndefined();
  });

  it('does not count in the place of another one', () => {
    open().write('trees', 'a', 'tree');
    const first = onlyFile();
    open().write('trees', 'b', 'another');
    const second = filesOf('tool', 'trees').find((file) => file !== first);
    writeFileSync(first, readFileSync(second ?? ''));
    expect(open().read('trees', 'a')).toBeUndefined();
    mkdirSync(join(entriesFolder(folder), 'newer'));
    renameSync(join(entriesFolder(folder), 'tool/trees'), join(entriesFolder(folder), 'newer/trees'));
    expect(open('newer').read('trees', 'b')).toBeUndefined();
  });

  it('counts as missing at any length but its own, and with any bit changed', () => {
    open().write('trees', 'a', 'tree');
    const whole = readFileSync(onlyFile());
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(onlyFile(), whole.subarray(0, length));
      expect(open().read('trees', 'a'), `cut to ${length}`).toBeUndefined();
    }
    for (let index = 0; index < whole.length; index++) {
      writeFileSync(
        onlyFile(),
        whole.map((byte, at) => (at === index ? byte ^ 1 : byte)),
      );
      expect(open().read('trees', 'a'), `changed at ${index}`).toBeUndefined();
    }
    writeFileSync(onlyFile(), Buffer.concat([whole, Buffer.from([0])]));
    expect(open().read('trees', 'a')).toBeUndefined();
    writeFileSync(onlyFile(), Buffer.alloc(whole.length));
    expect(open().read('trees', 'a')).toBeUndefined();
  });

  it('counts as missing where it cannot be read', () => {
    open().write('trees', 'a', 'tree');
    const file = onlyFile();
    rmSync(file);
    mkdirSync(file);
    expect(open().read('trees', 'a')).toBeUndefined();
  });

  it('is made once, and again when it is damaged', () => {
    let made = 0;
    const recall = () =>
      open()
        .recall('trees', 'a', () => `made ${++made}`)
        .toString();
    expect([recall(), recall()]).toEqual(['made 1', 'made 1']);
    writeFileSync(onlyFile(), 'noise');
    expect([recall(), recall()]).toEqual(['made 2', 'made 2']);
  });

  it('can be written after the cache was removed while it is open', () => {
    const cache = open();
    cache.write('trees', 'a', 'tree');
    rmSync(folder, { recursive: true });
    cache.write('trees', 'a', 'tree');
    expect(cache.read('trees', 'a')?.toString()).toBe('tree');
  });
});

describe('a disk that refuses', () => {
  const nodeDisk: CacheDisk = { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync };
  /** Takes half of a file and then says what a full disk says. */
  const full: CacheDisk = {
    ...nodeDisk,
    writeFileSync: (path, content) => {
      writeFileSync(path, content.subarray(0, content.length / 2));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  };

  it('stops with a sentence when it is full, and leaves the entry as it was and nothing beside it', () => {
    open().write('trees', 'a', 'old');
    const write = () => openCache(folder, 'tool', full).write('trees', 'a', 'new and longer');
    expect(write).toThrow(CacheError);
    expect(write).toThrow(
      `The cache cannot be written: ENOSPC: no space left on device, write (${onlyFile()}).\nMake room on its disk, or make its folder writable, then run the command again.`,
    );
    expect(open().read('trees', 'a')?.toString()).toBe('old');
    expect(filesOf('tool', 'trees')).toHaveLength(1);
  });

  it('stops with a sentence where the folder cannot be made', () => {
    writeFileSync(entriesFolder(folder), 'a file in the way');
    expect(() => open().write('trees', 'a', 'tree')).toThrow(/^The cache cannot be written: E(NOTDIR|EXIST)/);
  });

  it('does not hide what it keeps beside an entry that a killed run did not finish', () => {
    open().write('trees', 'a', 'tree');
    writeFileSync(`${onlyFile()}.1-0`, 'unfinish');
    expect(open().read('trees', 'a')?.toString()).toBe('tree');
  });
});

describe('sweeping', () => {
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  const age = (path: string, days: number) =>
    utimesSync(path, (now - days * day) / 1000, (now - days * day) / 1000);

  it('removes what no run has needed for a day, and keeps what this run needs or another may', () => {
    open().write('trees', 'needed', 'tree');
    const needed = onlyFile();
    const [old, young] = ['old', 'young'].map((name) => join(entriesFolder(folder), 'tool/trees', name));
    for (const path of [old, young]) writeFileSync(path ?? '', '');
    for (const path of [needed, old]) age(path ?? '', 2);
    sweepCache({ folder, tool: 'tool' }, now);
    expect(filesOf('tool', 'trees').sort()).toEqual([needed, young].sort());
  });

  it('removes tools that have not built for a day, and tells their runs that this one has', () => {
    for (const tool of ['tool', 'older', 'beside']) open(tool).write('trees', 'a', 'tree');
    const folderOf = (tool: string) => join(entriesFolder(folder), tool);
    for (const tool of ['tool', 'older']) age(folderOf(tool), 2);
    sweepCache({ folder, tool: 'tool' }, now);
    expect(readdirSync(entriesFolder(folder)).sort()).toEqual(['beside', 'tool']);
    sweepCache({ folder, tool: 'beside' }, now);
    expect(existsSync(folderOf('tool'))).toBe(true);
  });

  it('is no reason to fail', () => {
    rmSync(folder, { recursive: true });
    expect(() => sweepCache({ folder, tool: 'tool' }, now)).not.toThrow();
    mkdirSync(folder);
  });
});
