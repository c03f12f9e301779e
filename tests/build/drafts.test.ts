import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runTool } from '../support/runTool';
import { startPreview } from '../support/toolServer';
import { writeSite } from '../support/writeSite';

const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nWords.\n`;
let root: string;
beforeAll(async () => {
  root = writeSite('drafts', {
    'site.yaml':
      'title: Drafts\nurl: https://drafts.example\ndocSets: [{ id: docs }]\nblog: { title: Blog }\n',
    'content/en/docs/intro.md': page('Intro'),
    'content/en/docs/half.md': page('Half done', 'draft: true\n'),
    'content/en/docs/hidden.md': page('Hidden', 'unlisted: true\n'),
    'content/en/pages/index.md': page('Home'),
    'content/en/blog/2999-01-01-someday.md': `${page('Someday')}\n<!-- truncate -->\n`,
  });
  const built = await runTool('build', '--drafts', '--root', root);
  expect(built.status).toBe(0);
});

const read = (file: string) => readFileSync(join(root, 'dist-drafts', file), 'utf8');

test('VIS-09: a build with drafts has them with their banner, in their places; unlisted pages stay so', () => {
  expect(read('docs/half/index.html')).toContain('This page is a draft');
  expect(read('docs/intro/index.html')).toContain('Half done');
  expect(read('docs/intro/index.html')).not.toContain('Hidden');
  expect(read('docs/hidden/index.html')).toContain('This page is unlisted');
  expect(read('blog/someday/index.html')).toContain('This page is a draft');
});

test('VIS-09: search engines stay away from all of it, and it lies beside the site that is published', async () => {
  const pages = readdirSync(join(root, 'dist-drafts'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(5);
  for (const file of pages) expect(read(file)).toMatch(/<meta name="robots" content="noindex/);
  expect(existsSync(join(root, 'dist-drafts/sitemap.xml'))).toBe(false);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  await runTool('build', '--root', root);
  const published = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).join('\n');
  expect(published).toContain('hidden');
  expect(published).not.toMatch(/half|someday/);
});

test('VIS-09: the preview shows the site with drafts where it is asked for them', async () => {
  const server = await startPreview(root, '--drafts');
  const draft = await fetch(new URL('docs/half', server.home));
  const intro = await (await fetch(new URL('docs/intro', server.home))).text();
  await server.stop();
  expect(draft.status).toBe(200);
  expect(intro).toContain('Half done');
});

test('VIS-09: the preview of drafts that were not built says how to build them', async () => {
  const fresh = writeSite('draftsUnbuilt', { 'site.yaml': 'title: Drafts\nurl: https://drafts.example\n' });
  const run = await runTool('preview', '--drafts', '--root', fresh);
  expect(run).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run build -- --drafts') });
});
