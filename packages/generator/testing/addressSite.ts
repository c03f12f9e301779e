import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { stringify } from 'yaml';
import { siteFolders } from '../load/siteFolders';
import { ContentError, formatProblems } from '../model/problem';
import { readSite } from '../readSite';

export type Files = Readonly<Record<string, string>>;

/** Settings, of which those in `more` take the place of others. */
export const settings = (more: Readonly<Record<string, unknown>> = {}) =>
  stringify({
    title: 'Addresses',
    url: 'https://addresses.example',
    locales: {
      default: 'en',
      list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
    },
    docSets: [{ id: 'docs', booklet: true, offline: true }],
    blog: {},
    ...more,
  });

/** A text and its Chinese translation at a path below a locale. */
export function text(path: string, frontMatter = ''): Files {
  return {
    [`content/en/${path}`]: `---\ntitle: Title\n${frontMatter}---\n\nText.\n\n<!-- truncate -->\n`,
    [`content/zh/${path}`]: '---\ntitle: 标题\n---\n\n文字。\n\n<!-- truncate -->\n',
  };
}

/** A piece of art that is exported to the address `also`. */
export const art = (also: string) =>
  `size: 2x1\npalette: two\nalt-en: A\nalt-zh: 一\nalso: ${also}\n\nframe\n01\n`;
export const palette = 'GIMP Palette\nName: Two\n#\n0 0 0 black\n255 255 255 white\n';

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/**
 * Messages about a site with a home page, an introduction, a canvas page, a post and these files.
 * @param add puts other files into the site's folder
 */
export async function messagesOf(files: Files, add?: (root: string) => void): Promise<string> {
  count += 1;
  const root = join(folder, String(count));
  const all = {
    'site.yaml': settings(),
    ...text('pages/index.md'),
    ...text('docs/intro.md'),
    ...text('docs/basic/canvas.md'),
    ...text('blog/2024-01-01-welcome.md'),
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  add?.(root);
  try {
    const folders = siteFolders(root);
    const tool = { folders, toolVersion: 'test', worker: undefined };
    const { problems } = await readSite(tool, 'production', '2025-01-01');
    return formatProblems(problems);
  } catch (error) {
    if (error instanceof ContentError) return formatProblems(error.problems);
    throw error;
  }
}
