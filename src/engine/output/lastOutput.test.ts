import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LastOutput, openLastOutput } from './lastOutput';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-output-'));
  mkdirSync(join(root, 'out'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string, path: string, text: string) => writeFileSync(join(root, folder, path), text);

/** A new output over the last one, of which `known` is the record. */
function open(known: ReadonlyMap<string, string>): LastOutput {
  const staging = join(root, 'staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  const keep = (path: string) => {
    const file = join(root, 'out', path);
    if (!existsSync(file)) return false;
    for (const ending of ['', '.br'])
      if (existsSync(file + ending)) linkSync(file + ending, join(staging, path + ending));
    return true;
  };
  return openLastOutput(
    join(root, 'out'),
    { staging, stuck: [], keep, swap: () => {}, discard: () => {} },
    known,
  );
}

/** The record of a build that wrote a page and its document, made from `one`. */
function recordOfFirst(): ReadonlyMap<string, string> {
  const first = open(new Map());
  expect(first.keep(['a.json', 'a.html'], 'one')).toBe(false);
  for (const path of ['a.json', 'a.html', 'a.html.br']) {
    write('out', path, path);
    linkSync(join(root, 'out', path), join(root, 'staging', path));
  }
  return first.record();
}

test('files that are made from the same are taken over, and still known to the build after', () => {
  const second = open(recordOfFirst());
  expect(second.keep(['a.json', 'a.html'], 'one')).toBe(true);
  expect(existsSync(join(root, 'staging/a.html.br'))).toBe(true);
  const third = open(second.record());
  expect(third.keep(['a.json', 'a.html'], 'one')).toBe(true);
});

test('files that are made from something else, or that nobody knows of, are not', () => {
  const last = open(recordOfFirst());
  expect(last.keep(['a.json', 'a.html'], 'on')).toBe(false);
  expect(last.keep(['b.json', 'b.html'], 'one')).toBe(false);
});

test.each(['a.json', 'a.html', 'a.html.br'])('a changed %s brings all of its files anew', (path) => {
  const known = recordOfFirst();
  write('out', path, 'Somebody wrote here.');
  expect(open(known).keep(['a.json', 'a.html'], 'one')).toBe(false);
});

test('where one file of several is gone, none stays linked to the last output', () => {
  const known = recordOfFirst();
  rmSync(join(root, 'out/a.html'));
  const last = open(known);
  expect(last.keep(['a.json', 'a.html'], 'one')).toBe(false);
  expect(existsSync(join(root, 'staging/a.json'))).toBe(false);
});
