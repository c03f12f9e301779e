import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { art, messagesOf, palette, text } from 'generator/testing/addressSite';
import { afterAll, describe, expect, test } from 'vitest';

const outside = mkdtempSync(join(tmpdir(), 'outside-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));
writeFileSync(join(outside, 'secret.txt'), 'the password of the machine\n');
writeFileSync(join(outside, 'secret.md'), '---\ntitle: Secret\n---\n\nthe password of the machine\n');

/** Puts a link to a file outside of the site at a path of it. */
const linkAt =
  (path: string, target = 'secret.txt') =>
  (root: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(outside, target), join(root, path));
  };

describe.skipIf(process.platform === 'win32')(
  'ERR-17: a link of the file system is told, and what it leads to is neither read nor copied',
  () => {
    test.each([
      ['content/en/docs/secret.md', 'secret.md'],
      ['content/en/docs/secret.png', 'secret.txt'],
      ['content/zh/docs/more', '.'],
      ['content/glossary.yaml', 'secret.txt'],
      ['public/secret.txt', 'secret.txt'],
      ['public/all', '.'],
      ['art/secret.art', 'secret.txt'],
    ])('%s', async (path, target) => {
      const messages = await messagesOf({}, linkAt(path, target));
      expect(messages).toContain(`${path}:1:1  error  This is a symbolic link, which is not followed.`);
      expect(messages).not.toContain('password');
    });

    test('a text that asks for it does not get it', async () => {
      const asking = text('docs/a.md');
      const file = { 'content/en/docs/a.md': `${asking['content/en/docs/a.md']}\n[All](secret.txt)\n` };
      const messages = await messagesOf({ ...asking, ...file }, linkAt('content/en/docs/secret.txt'));
      expect(messages).toContain('error  The file "secret.txt" does not exist.');
    });
  },
);

test('ERR-17: a file that browsers run cannot be brought in by a link', async () => {
  const page = text('docs/a.md');
  const messages = await messagesOf({
    ...page,
    'content/en/docs/a.md': `${page['content/en/docs/a.md']}\n[Open](page.html) or [this](more.XHTML) or [that](drawn.svg)\n`,
    'content/en/docs/page.html': '<script>alert(1)</script>',
    'content/en/docs/more.XHTML': '',
    'public/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'content/en/docs/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  });
  for (const message of [
    'content/en/docs/a.md:9:1  error  The file "page.html" could run code.',
    'content/en/docs/a.md:9:22  error  The file "more.XHTML" could run code.',
    'content/en/docs/a.md:9:44  error  The file "drawn.svg" could run code.',
    'public/drawn.svg:1:1  error  The SVG contains an event handler.',
  ])
    expect(messages).toContain(message);
});

describe('ERR-17: art that would fill the memory is refused', () => {
  const drawing = (size: string, also: string, frames: string) =>
    `size: ${size}\npalette: two\nalt-en: A\nalt-zh: 一\n${also}\n\n${frames}\n`;
  test.each([
    [
      'a huge square',
      art('/a.png 100000'),
      'art/a.art:5:1  error  With /a.png the files made of this piece have',
    ],
    [
      'many squares',
      drawing('1x1', `also: /a.ico${' 2000'.repeat(9)}`, 'frame\n0'),
      'art/a.art:5:1  error  With /a.ico',
    ],
    [
      'a huge sheet',
      drawing('640x640', 'also: /a.png 16x', 'frame\n'.repeat(3)),
      'art/a.art:5:1  error  With /a.png the files made of this piece have more than 16 million pixels',
    ],
    [
      'a billion frames',
      drawing('640x640', '', 'frame\n'.repeat(9000)),
      'error  There are more than 40 frames of this size',
    ],
    ['a large size', drawing('99999x99999', '', 'frame'), 'art/a.art:1:7  error  "99999x99999" is no size'],
    [
      'a long text',
      drawing('1x1', '', 'frame\n0\n'.repeat(200_000)),
      'art/a.art:1:1  error  The file has 1.5 MB.',
    ],
  ])('%s', async (_what, source, message) => {
    const messages = await messagesOf({ 'art/a.art': source, 'art/two.gpl': palette });
    expect(messages).toContain(message);
    expect(messages.length).toBeLessThan(100_000);
  });
});
