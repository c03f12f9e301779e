import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../../../tests/support/builtSite';
import { publishFolder, releaseRecord } from './publishFolder';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2025, 0, 1);
let root: string;
let host: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  host = join(root, 'host');
});
afterEach(() => rmSync(root, { recursive: true }));

/** An output whose pages ask for what is named in them. */
function output(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, name);
}
const first = () =>
  output('first', {
    'index.html': 'first: assets/one.js assets/both.css',
    'index.html.br': 'first, compressed',
    'index.json': 'first',
    'gone.html': 'first: assets/one.js',
    'docs/old/intro.html': 'first: assets/one.js',
    'assets/one.js': '1',
    'assets/both.css': 'both',
    'offline-worker.js': 'first',
    'sitemap.xml': 'first',
  });
const second = () =>
  output('second', {
    'index.html': 'second: assets/two.js assets/both.css',
    'index.json': 'second',
    'new/index.html': 'second: assets/two.js',
    'new/index.json': 'second',
    'assets/two.js': '2',
    'assets/two.js.br': '2, compressed',
    'assets/both.css': 'both',
    'offline-worker.js': 'second',
    'sitemap.xml': 'second',
  });
const publish = (from: string, days = 0) => [...publishFolder(from, host, start + days * day)];
const onHost = () => filesBelow(host).filter((path) => path !== releaseRecord);
const read = (path: string) => readFileSync(join(host, path), 'utf8');

/** What pages on the host ask for in vain. */
const missing = () =>
  onHost()
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) => read(path).match(/assets\/\S+/g) ?? [])
    .filter((path) => !existsSync(join(host, path)));

test('REL-01: assets come first, each page after its document, then what is kept offline, and what is no more goes last', () => {
  publish(first());
  expect(publish(second())).toEqual([
    'assets/two.js',
    'assets/two.js.br',
    'sitemap.xml',
    'index.json',
    'index.html',
    'new/index.json',
    'new/index.html',
    'offline-worker.js',
    'docs/old/intro.html',
    'gone.html',
  ]);
  expect(onHost()).toEqual([
    'assets/both.css',
    'assets/one.js',
    'assets/two.js',
    'assets/two.js.br',
    'index.html',
    'index.json',
    'new/index.html',
    'new/index.json',
    'offline-worker.js',
    'sitemap.xml',
  ]);
  expect(existsSync(join(host, 'docs'))).toBe(false);
});

test('REL-01: whenever it is broken off, every page has what it asks for, and the next one goes on', () => {
  const steps = publish(second()).length + publish(first()).length;
  for (let broken = 0; broken < steps; broken++) {
    rmSync(host, { recursive: true });
    publish(first());
    let count = 0;
    for (const _path of publishFolder(second(), host, start + 30 * day)) {
      expect(missing()).toEqual([]);
      if (count++ === broken) break;
    }
    publish(second(), 30);
    expect(read('index.html')).toContain('second');
    expect(onHost()).not.toContain('gone.html');
    expect(missing()).toEqual([]);
  }
});

test('REL-01: old assets stay for a week from when they went out of use, and a roll-back finds them', () => {
  publish(first());
  publish(second(), 30);
  publish(second(), 36);
  expect(onHost()).toContain('assets/one.js');
  expect(publish(first(), 36)).not.toContain('assets/one.js');
  expect(missing()).toEqual([]);
  publish(second(), 40);
  publish(second(), 46);
  expect(onHost()).toContain('assets/one.js');
  expect(publish(second(), 48)).toEqual(['assets/one.js']);
  expect(onHost()).toContain('assets/two.js');
});

test('REL-01: a compressed copy of an old page is not sent in the place of a new one', () => {
  publish(first());
  for (const path of publishFolder(second(), host, start))
    if (path === 'index.html') expect(existsSync(join(host, 'index.html.br'))).toBe(false);
});

test('REL-01: what no release has put there stays, and a damaged record removes nothing', () => {
  publish(first());
  writeFileSync(join(host, 'verified.txt'), 'by hand');
  publish(second());
  expect(onHost()).toContain('verified.txt');
  writeFileSync(join(host, releaseRecord), '{"files":');
  publish(first());
  expect(onHost()).toContain('new/index.html');
});
