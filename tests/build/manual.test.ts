import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docFrontMatter, homeSchema, pageFrontMatter, postFrontMatter } from 'generator/model/frontMatter';
import { linkTexts } from 'generator/testing/linkTexts';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addOwnPictures } from '../support/ownPictures';
import { packageRoot, runTool } from '../support/runTool';
import { writeSite } from '../support/writeSite';

/** The manual `docs/writing.md`, whose examples are tried. */
const manual = readFileSync(join(packageRoot, 'docs/writing.md'), 'utf8');

/** The text below a heading, up to the next one. */
function section(heading: string): string {
  const [, text] = new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(manual) ?? [];
  if (text === undefined) throw new Error(`The manual has no section "${heading}"`);
  return text;
}

/** The blocks of code in a text, in their order. */
const blocksIn = (text: string) =>
  [...text.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);

/** The pieces of code in a line. */
const codesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The cells of the tables in a text, without the lines below their heads. */
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\) \| /).map((cell) => cell.trim()))
    .filter(([first = '']) => !/^-+$/.test(first));

/** Files beside the folders of the languages. */
const dataFiles = readdirSync(join(packageRoot, 'content'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `content/${file}`);

const page = (title: string, body: string, keys = '') => `---\ntitle: ${title}\n${keys}---\n\n${body}\n`;

describe('the data files of the manual', () => {
  test('each example is right as it stands there', async () => {
    const [front = '', release = '', lesson = ''] = blocksIn(section('Front matter'));
    const [card = ''] = blocksIn(section('The practice ground'));
    const [fact = ''] = blocksIn(section('What changes on import'));
    const [version = ''] = blocksIn(section('Versions'));
    const [keys = ''] = blocksIn(section('Keys'));
    const [open = ''] = blocksIn(section('Directives'));
    const [asked = ''] = blocksIn(section('How readers ask'));
    const [everyday = ''] = codesIn(section('Words')).filter((code) => code.startsWith('{ en: ['));
    const both = (path: string, text: string) => ({
      [`content/en/${path}`]: text,
      [`content/zh/${path}`]: text.replace(/^(?!---|title:).*\n(?=[\s\S]*^---$)/gm, ''),
    });
    const keyLine = (key: string) => {
      const [line = ''] = codesIn(section('Front matter')).filter((code) => code.startsWith(`${key}: `));
      expect(line, key).not.toBe('');
      return `${line}\n`;
    };
    const [, inDate = ''] = /\(or (.*?), where no more is known\)/.exec(section('Front matter')) ?? [];
    const dates = [keyLine('date'), ...codesIn(inDate).map((date) => `date: ${date}\n`)];
    expect(dates).toHaveLength(3);
    const posts = dates.map((date, index) =>
      both(
        `blog/post-${index}.md`,
        page(`Post ${index}`, 'A.\n\n<!-- truncate -->', date + keyLine('authors') + keyLine('tags')),
      ),
    );
    const root = writeSite('manual', {
      'site.yaml': [
        'title: Manual',
        'url: https://manual.example',
        'locales: { default: en, list: { en: { label: English, htmlLang: en }, zh: { label: 中文, htmlLang: zh-CN } } }',
        'docSets: [{ id: docs }]',
        'blog: { title: Blog }',
      ].join('\n'),
      'content/practice.yaml': card,
      'content/import-facts.yaml': fact,
      'content/versions.yaml': version + version.replaceAll('r34', 'r39'),
      'content/keys.yaml': keys,
      'content/everyday-words.yaml': `- ${everyday}\n`,
      ...both('docs/basic/canvas.md', `${front}\nWords.\n`),
      ...Object.fromEntries(
        ['en', 'zh'].map((code) => [`content/${code}/docs/lesson.md`, page('Lesson', 'Words.', lesson)]),
      ),
      'content/en/docs/asked.yaml': asked,
      ...both('docs/playback-speed.md', page('Playback speed', 'Words.')),
      ...both('docs/note.md', page('A note', `::versions{edition=ios}\n\n:since[r34]\n\n${open}`, release)),
      ...both('docs/keys.md', page('Keys', '::keys{edition=ios}\n\n::keys{edition=ios taken}')),
      ...both('pages/index.md', page('Home', 'Words.')),
      ...both('pages/sheet.md', page('Sheet', '## Part {#part}\n\nWords.', keyLine('sheet'))),
      ...both('docs/android.md', page('Android', 'Words.', keyLine('editions') + keyLine('position'))),
      ...Object.assign({}, ...posts),
      ...Object.fromEntries(
        ['en', 'zh'].flatMap((locale) => [
          [`content/${locale}/blog/authors.yaml`, 'team: { name: Team }\n'],
          [`content/${locale}/blog/tags.yaml`, 'release-note: { label: Notes }\nios: { label: iOS }\n'],
        ]),
      ),
    });
    const [stamp = ''] = codesIn(manual).filter((code) => code.startsWith('npm run check -- --stamp'));
    const stamped = await runTool('check', ...stamp.split(' ').slice(4), '--root', root);
    expect(stamped.stdout).toContain('1 translation stamped.');
    await runTool('check', '--stamp', '--all', '--root', root);
    const run = await runTool('check', '--root', root);
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('no errors, 0 warnings');
  });

  test('so is the sale of the home page', () => {
    const [sale = ''] = blocksIn(section('Where things are'));
    const home = parse(readFileSync(join(packageRoot, 'content/en/home.yaml'), 'utf8'));
    const { error, data } = homeSchema.safeParse({ ...home, ...parse(sale) });
    expect(error).toBeUndefined();
    expect(data?.sale?.dated?.title).toBe('The summer sale is on');
  });

  test('none of them is without a test', () => {
    expect(blocksIn(manual)).toHaveLength(1 + 1 + 3 + 1 + 1 + 1 + 4);
  });
});

describe('what the manual writes in texts', () => {
  let root: string;
  /** Tells that the tries are read at all. */
  const mistake = '::sprite{name=nobody}';
  /** Messages about each try, by its name. */
  const said = new Map<string, string>();

  /** The directives of a row as a text: what is opened is filled and closed. */
  const textOf = (cell: string) =>
    codesIn(cell).reduce((text, code, index, codes) => {
      const fills = /^:+$/.test(code) && !/^:+$/.test(codes[index - 1] ?? ':');
      return `${text}${fills ? '\nWords.\n' : ''}\n${code}\n`;
    }, '');

  /** Values that are left open stand as in a page that has the directive. */
  const fillIn = (text: string) => {
    if (!/=…|… …/.test(text)) return text;
    const [, name = ''] = /::([\w-]+)/.exec(text) ?? [];
    const used = readFileSync(join(root, 'content/en/docs/basic/tools.md'), 'utf8');
    const [whole = ''] = new RegExp(`^::${name}\\[.*$`, 'm').exec(used) ?? [];
    for (const [, key = ''] of text.matchAll(/([\w-]+)=…/g)) expect(whole).toContain(` ${key}=`.trimStart());
    return text.replace(/\{.*\}/, /\{.*\}/.exec(whole)?.[0] ?? '').replaceAll('"#', '"tools.md#');
  };

  beforeAll(async () => {
    root = writeSite('manual-of-the-site', {});
    // Of the texts only what is named; those that name others are wrong, and nothing is said of them here.
    const texts = ['docs/basic', 'docs/timeline', 'faq/drawing', 'docs/release-note-ios', 'pages'];
    for (const part of ['art', 'site.yaml', ...texts.map((folder) => `content/en/${folder}`), ...dataFiles])
      cpSync(join(packageRoot, part), join(root, part), { recursive: true });
    addOwnPictures(root);
    cpSync(join(root, 'content/en/pages/sprite.png'), join(root, 'content/en/docs/basic/picture.png'));
    const directives = rowsIn(section('Directives')).slice(1);
    const links = section('Text').split('**Links**')[1] ?? '';
    const tries = [
      ...directives.map(([cell = '']) => fillIn(textOf(cell))),
      ...codesIn(section('Directives')).filter((code) =>
        /^:+(?:kbd|tip|edition|since|versions)[[{]/.test(code),
      ),
      ...codesIn(links).filter((code) => /^!?\[.*\]\(/.test(code)),
      ...blocksIn(section('Text')),
      mistake,
    ].map((text) => (/^:::\w+\[[^\n]*$/.test(text) ? `${text}\n\nWords.\n\n:::` : text));
    const files = new Map(tries.map((text, index) => [`content/en/docs/basic/tried-${index}.md`, text]));
    for (const [file, text] of files)
      writeFileSync(join(root, file), page(`Try of ${file}`, text, 'unlisted: true\n'));
    const { stderr } = await runTool('check', '--root', root);
    for (const [file, text] of files)
      said.set(
        text.trim(),
        (stderr.match(new RegExp(`^${file}:.*$`, 'gm')) ?? [])
          // A try has no headings for the stages of a drawing.
          .filter((line) => !/no translation|words\.$|no heading of this id/.test(line))
          .join('\n'),
      );
  });

  test('each directive, link, picture and heading of it is right as it stands there', () => {
    expect(said.size).toBeGreaterThan(40);
    expect(said.get(mistake)).toContain('The art folder has no "nobody".');
    said.delete(mistake);
    for (const [text, problems] of said) expect(problems, text).toBe('');
  });
});

describe('what the manual says of addresses', () => {
  const settings = 'docSets: [{ id: docs }]\nblog: { title: Blog }\n';
  const routesOf = async (files: Readonly<Record<string, string>>) => [
    ...(await linkTexts(settings, files, { today: '2026-01-01' })).site.pages.keys(),
  ];

  const slugs = rowsIn(section('Addresses')).slice(1);
  test.each(slugs)('the slug of %s starts at %s: %s', async (what, _start, example) => {
    const [slug = '', second = '', third] = codesIn(example);
    const [file, route] = third === undefined ? [undefined, second] : [second, third];
    const folder = what.includes('blog post') ? 'blog/2024-01-01-a.md' : 'pages/a.md';
    const isCategory = what === 'a category';
    const files: Record<string, string> = isCategory
      ? { 'en/docs/basic/category.yaml': `label: Basics\n${slug}\n`, 'en/docs/basic/a.md': page('A', 'A.') }
      : { [`en/${file ?? folder}`]: page('A', 'A.\n\n<!-- truncate -->', `${slug}\n`) };
    expect(await routesOf(files)).toContain(route);
    if (!what.includes('with or without')) return;
    const slashed = Object.entries(files).map(([path, text]) => [path, text.replace('slug: ', 'slug: /')]);
    expect(await routesOf(Object.fromEntries(slashed))).toContain(route);
  });

  test('a page is at the path of its file, a post at its name without the day', async () => {
    const said = [
      ...manual.matchAll(/`(?:content\/en\/)?((?:docs|blog)\/[^`]+\.md)` is `(\/[^`]+)`/g),
    ].filter(([whole]) => !manual.includes(`in ${whole}`));
    expect(said.length).toBe(2);
    for (const [, file = '', route] of said)
      expect(await routesOf({ [`en/${file}`]: page('A', 'A.\n\n<!-- truncate -->') })).toContain(route);
  });
});

describe('what the manual names', () => {
  test('each key of the front matter is one', () => {
    const [, list = ''] = /^Further keys[^:]*: (.*?)\. `packages/m.exec(manual) ?? [];
    const keys = codesIn(list);
    expect(keys.length).toBeGreaterThan(10);
    const known = [docFrontMatter, postFrontMatter, pageFrontMatter].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  test('each file and folder of this repository is there', () => {
    const named = codesIn(manual).filter((code) =>
      /^(?:content|packages|site|tests|art|docs)\/[\w./<>*-]+$/.test(code),
    );
    const paths = named
      .map((path) => path.replace('<locale>', 'en').replace(/\/[^/]*[*<].*$/, ''))
      // Files that a recipe makes.
      .filter(
        (path) => !/^content\/fr|^docs\/(?:basic|effects)|^packages\/generator\/model\/words\/fr/.test(path),
      );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([]);
  });

  test('each command is one', () => {
    const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
    const commands = [...manual.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(new Set(commands).size).toBeGreaterThan(4);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
