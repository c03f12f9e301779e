import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fileHashes } from '../support/fileHashes';
import { packageRoot, type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

let folder: string;
let run: Run;
let before: Readonly<Record<string, string>>;
let after: Readonly<Record<string, string>>;
let checked: Run;

function jpegOf(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  const good = copySite('minimal', 'faulty-before');
  const root = copySite('faulty');
  folder = root;
  const out = join(root, 'out');
  // These cannot be kept in a repository: too large, or a danger to whoever walks its folders.
  const docs = join(root, 'content/en/docs');
  writeFileSync(join(docs, 'huge.md'), '---\ntitle: Huge\n---\n\n'.padEnd(5 * 1024 * 1024, 'pixels '));
  symlinkSync(docs, join(docs, 'round'), 'dir');

  cpSync(join(packageRoot, 'packages/pixels/testing/fixtures/ball-sharp.gif'), join(docs, 'ball.gif'));
  writeFileSync(join(docs, 'sketch.psd'), '8BPS');
  writeFileSync(join(docs, 'photo.png'), await jpegOf());

  const built = await runTool('build', '--root', good, '--out', out);
  if (built.status !== 0) throw new Error(`The good site does not build:\n${built.stderr}`);
  before = fileHashes(out);
  run = await runTool('build', '--root', root, '--out', out);
  after = fileHashes(out);
  checked = await runTool('check', '--root', root);
});

describe('a site with every mistake of a writer', () => {
  test('ERR-09, ERR-11 to ERR-15, BL-14, CAT-04, CFG-04, CT-02, CT-03, CT-07, CT-12, CT-14, CT-15, CT-18, DOC-02, DOC-05, I18N-02, RT-06, SEO-05, VIS-01: all mistakes are told at once, each with its place, what is allowed and the nearest spelling', async () => {
    await expect(run.stderr).toMatchFileSnapshot(
      join(packageRoot, 'tests/sites/faulty/expected/messages.txt'),
    );
    expect(run.stdout).toBe('');
    expect(run.status).toBe(1);
  });

  test('each message names file, line and column, in their order, errors before warnings', () => {
    const heads = run.stderr
      .split('\n')
      .filter((line) => /^\S/.test(line))
      .slice(0, -1);
    expect(heads.length).toBeGreaterThan(100);
    for (const head of heads) expect(head).toMatch(/^[\w./ -]+:\d+:\d+ {2}(error|warning) {2}\S/);
    const warnings = heads.filter((head) => head.includes('  warning  '));
    expect(heads.slice(-warnings.length)).toEqual(warnings);
    for (const part of [warnings, heads.slice(0, -warnings.length)]) {
      const files = part.map((head) => head.slice(0, head.indexOf(':')));
      expect(files).toEqual([...files].sort((a, b) => a.localeCompare(b, 'en')));
    }
  });

  test('the last good output stays as it was, byte for byte, and nothing is left beside it', () => {
    expect(Object.keys(before).length).toBeGreaterThan(5);
    expect(after).toEqual(before);
  });

  test('where GitHub runs it, each of them is an annotation, too', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    const annotated = await runTool('check', '--root', folder);
    vi.unstubAllEnvs();
    expect(annotated.stderr).toBe(run.stderr);
    const heads = run.stderr.split('\n').filter((line) => /:\d+:\d+ {2}(error|warning) {2}/.test(line));
    const lines = annotated.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(heads.length);
    for (const line of lines) expect(line).toMatch(/^::(error|warning) file=[^:,]+,line=\d+,col=\d+::\S/);
  });

  test('check finds the same', () => {
    expect(checked.status).toBe(1);
    expect(checked.stderr).toBe(run.stderr);
  });

  test('a byte order mark and carriage returns are no mistakes', () => {
    expect(run.stderr).not.toContain('bom.md');
  });

  test('a text that a mistake hides in part does not make its translation wrong', () => {
    expect(run.stderr).not.toContain('zh/docs/conflict.md');
    expect(run.stderr).not.toContain('zh/docs/unclosed.md');
  });

  test('a mistake is told once: what is declared wrongly does not also count as missing', () => {
    expect(run.stderr).not.toMatch(/Unknown (author|tag) "(ada|guide)"/);
    expect(run.stderr).not.toMatch(/bad-date\.md[^\n]*no date/);
    const lines = run.stderr.split('\n').filter((line) => /^\S/.test(line));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
