import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/** Files by their path below `content/`. */
type ContentFiles = Readonly<Record<string, string>>;

/** The files that README writes out under “Add a page”, as they stand there. */
export function readmeExample(): ContentFiles {
  const [, section = ''] = readFileSync(join(packageRoot, 'README.md'), 'utf8').split('## Add a page\n');
  const written = section.matchAll(/`content\/([^`]+\.md)`[^`]*\n\n {3}```md\n([\s\S]*?)\n {3}```\n/g);
  return Object.fromEntries(
    [...written].map(([, path = '', text = '']) => [path, `${text.replace(/^ {3}/gm, '')}\n`]),
  );
}

/** A text in both languages, with keys that only the English file has. */
function inBoth(path: string, title: readonly [string, string], keys = '', more = ''): ContentFiles {
  const [en, zh] = title;
  return {
    [`en/${path}`]: `---\ntitle: ${en}\ndescription: What ${en} is good for.\n${keys}---\n\n${en}.\n${more}`,
    [`zh/${path}`]: `---\ntitle: ${zh}\ndescription: ${zh}的用处。\n---\n\n${zh}。\n${more}`,
  };
}

const category = (en: string, zh: string): ContentFiles => ({
  'en/docs/additions/category.yaml': `label: ${en}\ndescription: All of ${en}.\nposition: 4\nslug: additions\n`,
  'zh/docs/additions/category.yaml': `label: ${zh}\ndescription: ${zh}的一切。\n`,
});

/**
 * One of everything that a writer may add, as short as it may be: pages of a category that stands
 * among the others, one of them with the first tag of the guide, a question, a page on its own, and
 * a version and a post that are the newest.
 */
export const additions: ContentFiles = {
  ...category('Zebra crossings', '斑马线'),
  ...inBoth('docs/additions/first.md', ['A', '甲'], 'position: 1\ntags: [stripes]\n'),
  ...inBoth('docs/additions/second.md', ['Second stripe', '第二条'], 'position: 1\n'),
  ...inBoth('docs/second.md', ['Stripe at the top', '最上面的一条'], 'position: 2\n'),
  'en/docs/tags.yaml': 'stripes:\n  label: Stripes\n  description: Pages about stripes.\n',
  'zh/docs/tags.yaml': 'stripes:\n  label: 条纹\n  description: 关于条纹的页面。\n',
  ...inBoth('faq/purchase/zebra.md', ['May I bring a zebra?', '可以带斑马吗？'], 'position: 1\n'),
  ...inBoth('pages/zebras.md', ['Zebras', '斑马']),
  ...inBoth(
    'docs/release-note-ios/r99.md',
    ['iOS r99 release notes', 'iOS r99更新日志'],
    'label: r99\nposition: 1\nrelease:\n  edition: ios\n  version: r99\n',
  ),
  ...inBoth(
    'blog/2026-10-02-zebras.md',
    ['Zebras are here', '斑马来了'],
    'date: 2026-10-02\nauthors: [team]\ntags: [ios, zebras]\n',
    '\n<!-- truncate -->\n\n## Zebras {#zebras}\n',
  ),
};

const zebraTag = {
  en: 'zebras:\n  label: Zebras\n  description: Posts about zebras.\n',
  zh: 'zebras:\n  label: 斑马\n  description: 关于斑马的文章。\n',
};

const newestVersion = `- edition: ios
  version: r99
  date: 2026-10-01
  changes:
    - kind: new
      area: drawing
      en: Stripes
      zh: 条纹
      source: a test
`;

/** Text that the additions append to existing files. */
export const appended: ContentFiles = {
  'versions.yaml': newestVersion,
  'en/blog/tags.yaml': zebraTag.en,
  'zh/blog/tags.yaml': zebraTag.zh,
};
