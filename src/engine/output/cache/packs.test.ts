import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longestRun } from './longestRun';
import { type AppendToFile, openPacks } from './packs';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packs-'));
  folder = join(root, 'packs');
});
afterEach(() => rmSync(root, { recursive: true }));

const append: AppendToFile = (descriptor, bytes, offset) =>
  writeSync(descriptor, bytes, 0, bytes.length, offset);
/** As another thread opens them: it has a pack of its own, and knows what it has looked for. */
const openElsewhere = (salt = 'tool') => openPacks(folder, salt, (...added) => append(...added));
const files = () => readdirSync(folder).map((name) => join(folder, name));
const onlyFile = () => {
  const [file = '', ...others] = files();
  expect(others).toEqual([]);
  return file;
};
const write = (packs: ReturnType<typeof openPacks>, entries: Readonly<Record<string, string>>) => {
  for (const [key, content] of Object.entries(entries)) packs.write(key, Buffer.from(content));
};
const read = (packs: ReturnType<typeof openPacks>, ...keys: readonly string[]) =>
  keys.map((key) => packs.read(key)?.toString());

describe('an entry', () => {
  it('is read as it was written, here and elsewhere, also while more are written', () => {
    const packs = openPacks(folder, 'tool');
    const elsewhere = openElsewhere();
    expect(read(packs, 'a')).toEqual([undefined]);
    write(packs, { a: 'Blätter', '': 'no key', empty: '' });
    expect(read(elsewhere, 'a', '', 'empty')).toEqual(['Blätter', 'no key', '']);
    write(packs, { b: 'more' });
    write(elsewhere, { c: 'theirs' });
    expect(read(elsewhere, 'b', 'c')).toEqual(['more', 'theirs']);
    expect(read(packs, 'a', 'b', 'c')).toEqual(['Blätter', 'more', 'theirs']);
    expect(files()).toHaveLength(2);
  });

  it('is what was written last, and of its tool alone', () => {
    const packs = openPacks(folder, 'tool');
    write(packs, { a: 'old' });
    write(packs, { a: 'new' });
    expect(read(openElsewhere(), 'a')).toEqual(['new']);
    expect(read(openElsewhere('newer'), 'a')).toEqual([undefined]);
  });

  it('is as it was or missing, at any length of its file and with any bit changed', () => {
    write(openElsewhere(), { a: 'first', b: 'second' });
    const file = onlyFile();
    const whole = readFileSync(file);
    const first = 52 + 'first'.length;
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(file, whole.subarray(0, length));
      expect(read(openElsewhere(), 'a', 'b'), `cut to ${length}`).toEqual([
        length < first ? undefined : 'first',
        undefined,
      ]);
    }
    for (let index = 0; index < whole.length; index++) {
      writeFileSync(
        file,
        whole.map((byte, at) => (at === index ? byte ^ 1 : byte)),
      );
      const [a, b] = read(openElsewhere(), 'a', 'b');
      expect([undefined, 'first'], `changed at ${index}`).toContain(a);
      expect([undefined, 'second'], `changed at ${index}`).toContain(b);
      expect(index < first ? a : b, `changed at ${index}`).toBeUndefined();
    }
  });

  it('can be written after its folder was removed, and is found by others', () => {
    const packs = openElsewhere();
    write(packs, { a: 'gone' });
    rmSync(folder, { recursive: true });
    write(packs, { b: 'written' });
    expect(read(packs, 'b')).toEqual(['written']);
    expect(read(openElsewhere(), 'a', 'b')).toEqual([undefined, 'written']);
  });

  it('is found again where somebody has written it anew, after its file was cut short', () => {
    const packs = openElsewhere();
    write(packs, { a: 'entry', b: 'another' });
    writeFileSync(onlyFile(), '');
    const elsewhere = openElsewhere();
    write(elsewhere, { a: 'entry' });
    expect(read(packs, 'a', 'b')).toEqual(['entry', undefined]);
    write(packs, { b: 'another' });
    expect(read(elsewhere, 'a', 'b')).toEqual(['entry', 'another']);
  });

  it('does not hide behind a file that cannot be read as a pack', () => {
    write(openElsewhere(), { a: 'entry' });
    writeFileSync(join(folder, 'noise'), Buffer.alloc(500, 255));
    expect(read(openElsewhere(), 'a')).toEqual(['entry']);
  });
});

describe('a full disk', () => {
  it('keeps what was there, and takes more once there is room', () => {
    let partsLeft = Number.POSITIVE_INFINITY;
    const packs = openPacks(folder, 'tool', (descriptor, bytes, offset) => {
      partsLeft -= 1;
      if (partsLeft < 0)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      return append(descriptor, bytes.subarray(0, 20), offset);
    });
    write(packs, { a: 'written in parts of twenty bytes' });
    const { size } = statSync(onlyFile());
    partsLeft = 2;
    expect(() => write(packs, { b: 'half of it' })).toThrow('ENOSPC');
    expect(statSync(onlyFile()).size).toBe(size);
    partsLeft = Number.POSITIVE_INFINITY;
    write(packs, { c: 'room again' });
    for (const all of [packs, openElsewhere()])
      expect(read(all, 'a', 'b', 'c')).toEqual(['written in parts of twenty bytes', undefined, 'room again']);
  });
});

describe('sweeping', () => {
  const now = Date.now();
  const age = (file: string) =>
    utimesSync(file, (now - 2 * longestRun) / 1000, (now - 2 * longestRun) / 1000);
  const large = 'x'.repeat(1_000_000);

  it('puts together what was needed of old packs that are small or mostly of no use', () => {
    for (const key of ['a', 'b', 'c']) write(openElsewhere(), { [key]: key, [`${key} too`]: key });
    write(openElsewhere(), { d: 'd', 'd too': large });
    files().forEach(age);
    const packs = openElsewhere();
    expect(read(packs, 'a', 'b', 'd')).toEqual(['a', 'b', 'd']);
    packs.sweep(now);
    expect(read(packs, 'a', 'b', 'd', 'c')).toEqual(['a', 'b', 'd', undefined]);
    onlyFile();
    expect(read(openElsewhere(), 'a', 'b', 'd', 'a too', 'c', 'd too')).toEqual([
      'a',
      'b',
      'd',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves packs alone that a run may be using, and large ones that are needed', () => {
    write(openElsewhere(), { needed: large });
    files().forEach(age);
    write(openElsewhere(), { young: 'not asked for' });
    const before = files();
    const packs = openElsewhere();
    read(packs, 'needed');
    packs.sweep(now);
    expect(files()).toEqual(before);
  });
});
