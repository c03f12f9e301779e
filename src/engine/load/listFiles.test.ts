import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configSchema } from '../../model/config/siteConfig';
import { listContent } from './listContent';
import { checkEntries, listFiles } from './listFiles';
import { unreadable } from './readText';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('entries that cannot be read', () => {
  test.skipIf(process.platform === 'win32')('a named pipe is refused by name, wherever it is', async () => {
    mkdirSync(join(root, 'content/en/pages'), { recursive: true });
    writeFileSync(join(root, 'content/en/pages/index.md'), '');
    for (const pipe of ['content/glossary.yaml', 'content/en/pages/a.md', 'content/en/pages/b.png'])
      execFileSync('mkfifo', [join(root, pipe)]);
    const config = configSchema.parse({ title: 'T', url: 'https://example.org' });
    const { files, problems } = await listContent(root, join(root, 'content'), config);
    expect(files.map(({ file }) => file)).toEqual(['content/en/pages/index.md']);
    expect(problems.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
      'content/en/pages/a.md: This is a named pipe, not a file.',
      'content/en/pages/b.png: This is a named pipe, not a file.',
      'content/glossary.yaml: This is a named pipe, not a file.',
    ]);
    const content = join(root, 'content');
    expect((await checkEntries(content, 'content')).map(({ file }) => file).sort()).toEqual(
      problems.map(({ file }) => file).sort(),
    );
    expect(await listFiles(content)).toEqual(['en/pages/index.md']);
  });

  test('a file in the place of a folder is a problem, a missing folder is none', async () => {
    writeFileSync(join(root, 'art'), '');
    expect((await checkEntries(join(root, 'art'), 'art')).map(({ message }) => message)).toEqual([
      'It is a file, but a folder should be here.',
    ]);
    expect(await checkEntries(join(root, 'public'), 'public')).toEqual([]);
  });

  test('what the system says becomes a problem, what a mistake of ours says does not', () => {
    const refused = Object.assign(new Error(''), { code: 'EACCES' });
    expect(unreadable(refused, 'content/en/a.md')).toEqual({
      severity: 'error',
      file: 'content/en/a.md',
      line: 1,
      column: 1,
      message: 'This user may not read it.',
      remedy: 'Give this user the right to read it.',
    });
    expect(() => unreadable(new TypeError('x'), 'a.md')).toThrow(TypeError);
  });
});
