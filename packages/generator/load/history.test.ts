import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configSchema } from '../model/config/siteConfig';
import { needsHistory, readHistory } from './history';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'history-'));
  git('2024-01-01T00:00:00Z', 'init', '--quiet');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

function git(date: string, ...args: string[]): void {
  execFileSync('git', ['-C', repository, '-c', 'user.email=a@example.com', ...args], {
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

function commit(file: string, text: string, author: string, date: string): void {
  const path = join(repository, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  git(date, 'add', '.');
  git(date, '-c', `user.name=${author}`, 'commit', '--quiet', '-m', 'Change');
}

test('DOC-07, BL-05: first and last commit of each file, and who made the last', async () => {
  commit('content/en/docs/a.md', 'one', 'Ada', '2024-01-02T23:30:00-05:00');
  commit('content/en/docs/b.md', 'one', 'Bob', '2024-02-01T12:00:00Z');
  commit('content/en/docs/a.md', 'two', 'Bob', '2024-03-05T08:00:00+09:00');
  commit('other/c.md', 'one', 'Ada', '2024-04-01T12:00:00Z');
  const history = await readHistory(repository, 'content');
  expect([...history.keys()].sort()).toEqual(['content/en/docs/a.md', 'content/en/docs/b.md']);
  expect(history.get('content/en/docs/a.md')).toEqual({
    first: '2024-01-02T23:30:00-05:00',
    last: '2024-03-05T08:00:00+09:00',
    lastAuthor: 'Bob',
  });
});

test('DOC-07: names of any script are told as they are', async () => {
  commit('content/zh/docs/画 布.md', 'one', '阿达', '2024-01-02T12:00:00Z');
  const history = await readHistory(repository, 'content');
  expect(history.get('content/zh/docs/画 布.md')?.lastAuthor).toBe('阿达');
});

test('DOC-07: a site in a folder of the repository knows its files by their path in the site', async () => {
  commit('site/content/en/a.md', 'one', 'Ada', '2024-01-02T12:00:00Z');
  const history = await readHistory(join(repository, 'site'), 'content');
  expect([...history.keys()]).toEqual(['content/en/a.md']);
});

test('DOC-07: without version control nothing is known', async () => {
  rmSync(join(repository, '.git'), { recursive: true, force: true });
  expect(await readHistory(repository, 'content')).toEqual(new Map());
});

test('DOC-07: a shallow clone knows only what its commits have really changed', async () => {
  commit('content/en/a.md', 'one', 'Ada', '2024-01-02T12:00:00Z');
  commit('content/en/b.md', 'one', 'Ada', '2024-02-02T12:00:00Z');
  commit('content/en/b.md', 'two', 'Bob', '2024-03-02T12:00:00+01:00');
  const clone = join(repository, 'clone');
  git('2024-03-03T00:00:00Z', 'clone', '--quiet', '--depth', '2', `file://${repository}`, clone);
  const history = await readHistory(clone, 'content');
  expect([...history.keys()]).toEqual(['content/en/b.md']);
  expect(history.get('content/en/b.md')?.last).toBe('2024-03-02T12:00:00+01:00');
});

test.each([
  ['a sitemap says when pages were changed', {}, 'production', true, true],
  ['a site being written has no sitemap', {}, 'development', true, false],
  ['a site that search engines pass by has none', { noIndex: true }, 'production', true, false],
  ['the first commit dates a post without a date', { noIndex: true }, 'production', false, true],
  [
    'a doc set shows when its pages were changed',
    { docSets: [{ id: 'a' }, { id: 'b', lastUpdate: { date: true } }] },
    'development',
    true,
    true,
  ],
  [
    'a doc set shows who changed its pages',
    { docSets: [{ id: 'a', lastUpdate: { author: true } }] },
    'development',
    true,
    true,
  ],
  ['a doc set shows neither', { docSets: [{ id: 'a' }] }, 'development', true, false],
] as const)('%s', (_, settings, mode, areDated, expected) => {
  const config = configSchema.parse({ title: 'T', url: 'https://example.org', ...settings });
  expect(needsHistory(config, mode, areDated)).toBe(expected);
});
