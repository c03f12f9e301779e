import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';
import { type HtmlElement, one } from '../support/html';

/** English words that the test looks for end in this. */
const mark = '§';
const english = (words: string) => words + mark;

/** A site in three languages whose Arabic has hardly begun. */
function takeWordsAway(root: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  changeSettings(root, {
    title: { en: english('Title'), zh: '标题' },
    tagline: { en: english('Tagline'), zh: '口号' },
    'navbar.items.0.label': { en: english('Guide'), zh: '指南' },
    'navbar.items.3': {
      kind: 'dropdown',
      label: { en: english('More'), zh: '更多' },
      items: [
        { kind: 'link', label: { en: english('Below'), zh: '下面' }, to: '/about' },
        { kind: 'link', label: { en: english('Outside'), zh: '外面' }, href: 'https://elsewhere.example/' },
      ],
    },
    'footer.columns.0.title': { en: english('Column'), zh: '栏目' },
    'footer.columns.0.items.0.label': { en: english('Elsewhere'), zh: '别处' },
    'footer.copyright': { en: english('Nobody'), zh: '无名' },
  });
  write('content/zh/docs/only.md', '---\ntitle: 只有\n---\n\n只有。\n');
  write('content/en/docs/only.md', `---\ntitle: ${english('Only')}\n---\n\n${english('Nobody has.')}\n`);
  write(
    'content/keys.yaml',
    `actions:
  - editions: [ios]
    en: ${english('Undo')}
    zh: 撤销
    source: "1"
taken:
  - by: ipados
    keys: [Mod+H]
    en: ${english('hides')}
    zh: 隐藏
`,
  );
  write(
    'content/versions.yaml',
    `- edition: ios
  version: r2
  by: 2024-04
- edition: ios
  version: r1
  by: 2024-03
  changes:
    - { kind: new, area: drawing, en: ${english('Pens')}, zh: 笔, source: "1" }
`,
  );
  const post = (title: string, words: string) =>
    `---\ntitle: ${title}\ntags: [x]\n---\n\n${words}\n\n<!-- truncate -->\n\n${words}\n`;
  write('content/en/blog/2025-01-01-post.md', post(english('Post'), english('Summary')));
  write('content/zh/blog/2025-01-01-post.md', post('文章', '摘要').replace('tags: [x]\n', ''));
  write('content/en/blog/tags.yaml', `x: { label: ${english('Tag')} }\n`);
  write('content/zh/blog/tags.yaml', 'x: { label: 标签 }\n');
  const below = (title: string, words: string) =>
    `---\ntitle: ${title}\ndescription: ${words}\n---\n\n${words}\n`;
  write('content/en/docs/basics/below.md', below(english('Card'), english('Described here')));
  write('content/zh/docs/basics/below.md', below('卡片', '说明'));
  write(
    'content/en/docs/tagged.md',
    `---\ntitle: ${english('Tagged')}\ntags: [y]\n---\n\n${english('Words')}\n`,
  );
  const category = (label: string, description: string) => `label: ${label}\ndescription: ${description}\n`;
  write('content/en/docs/group/category.yaml', category(english('Group'), english('About the group')));
  write('content/zh/docs/group/category.yaml', category('组', '关于组'));
  write('content/en/docs/group/inside.md', `---\ntitle: ${english('Inside')}\n---\n\n${english('Words')}\n`);
  write('content/en/docs/tags.yaml', 'y: { label: Y }\n');
  write('content/zh/docs/tagged.md', '---\ntitle: 有标签\n---\n\n文字\n');
  const tables = '::keys{edition=ios}\n\n::keys{edition=ios taken}\n\n::versions{edition=ios}\n';
  for (const [locale, title] of [
    ['en', english('Tables')],
    ['zh', '表格'],
    ['ar', 'جداول'],
  ]) {
    write(`content/${locale}/docs/tables.md`, `---\ntitle: ${title}\n---\n\n${tables}`);
    const release = '{ edition: ios, version: r1 }';
    write(`content/${locale}/docs/r1.md`, `---\ntitle: r1\nrelease: ${release}\n---\n\nr1\n`);
  }
}

let site: BuiltSite;
beforeAll(async () => {
  site = await buildFixture('languages', { as: 'standIns', by: takeWordsAway });
}, 240_000);

/** The English words on a page, each with the language and direction that it stands in. */
function findEnglish(path: string): string[] {
  return englishIn(one(site.html(path), 'body'));
}

function englishIn({ tag, attributes, children }: HtmlElement, around = ''): string[] {
  if (['script', 'style', 'title'].includes(tag)) return [];
  const { lang, dir } = attributes;
  const language = lang === undefined && dir === undefined ? around : `${lang} ${dir}`;
  return children.flatMap((child) =>
    typeof child === 'string'
      ? [...child.matchAll(new RegExp(`\\w[\\w .]*${mark}`, 'g'))].map(([words]) => `${words} ${language}`)
      : englishIn(child, language),
  );
}

const around = [
  'Title',
  'Guide',
  'More',
  'Below',
  'Outside',
  'Title',
  'Tagline',
  'Column',
  'Elsewhere',
  'Nobody',
];

test('I18N-05 I18N-08: bar, footer, tables, lists of posts and cards mark words of the default language that stand in', () => {
  for (const [path, inside] of [
    ['ar/docs/tables.html', ['Undo', 'hides', 'Pens']],
    ['ar/docs/r1.html', ['Pens']],
    ['ar/about.html', []],
    ['ar/blog.html', ['Post', 'Summary', 'Tag']],
    ['ar/docs/category/basics.html', ['Card', 'Described here']],
    ['ar/docs/category/group.html', ['Group', 'About the group', 'Inside']],
    ['ar/docs/tags/y.html', ['Tagged', 'Words']],
  ] as const) {
    const found = findEnglish(path);
    expect(new Set(found), path).toEqual(new Set(found.map((words) => words.replace(/§.*/, '§ en-US ltr'))));
    for (const words of [...around, ...inside]) expect(found, path).toContain(`${words}${mark} en-US ltr`);
  }
});

test('I18N-02: so do the sidebar, the breadcrumbs and the ways to the pages beside a page', () => {
  const found = findEnglish('ar/docs/only.html');
  expect(found.filter((words) => !words.endsWith('en-US ltr'))).toEqual([]);
  // In the sidebar, as the last step of the way here, and as the heading.
  expect(found.filter((words) => words.startsWith('Only'))).toHaveLength(3);
  expect(findEnglish('ar/docs/r1.html').filter((words) => words.startsWith('Only'))).toHaveLength(2);
});

test('a page in the default language, and one that has all words, mark nothing', () => {
  for (const path of ['docs/tables.html', 'zh/docs/tables.html'])
    expect(
      findEnglish(path).filter((words) => words.endsWith('ltr')),
      path,
    ).toEqual([]);
});
