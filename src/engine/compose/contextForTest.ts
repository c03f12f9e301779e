import { dictionaries } from '../../app/words/dictionaries';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import { parseYaml } from '../../markdown/parseYaml';
import { configSchema } from '../../model/config/siteConfig';
import { categorySchema } from '../../model/frontMatter';
import type { MarkdownKind } from '../../model/parsed';
import { linkSite } from '../link/linkSite';
import { indexSidebars } from '../link/sidebarIndex';
import type { Content, DataFile, ParsedFile } from '../load/content';
import { sectionOf } from '../load/section';
import type { ComposeContext } from './context';

/**
 * What pages are composed with, of a site that is given by the texts of its files, by their path below
 * `content/`: `{ 'en/docs/a.md': '# A' }`. Markdown and `category.yaml` are read.
 * @param settings besides those of a site with the doc set `docs` and a blog
 */
export async function contextForTest(
  files: Readonly<Record<string, string>>,
  locale = 'en',
  settings: object = {},
): Promise<ComposeContext> {
  const config = configSchema.parse({
    title: 'Test',
    url: 'https://example.com',
    docSets: [{ id: 'docs' }],
    blog: {},
    ...settings,
  });
  const placeFile = (path: string) => {
    const [of = '', ...rest] = path.split('/');
    const inside = rest.join('/');
    const file = `content/${path}`;
    return {
      file,
      absolute: `/${file}`,
      locale: of,
      path: inside,
      section: sectionOf(inside, config),
      stamp: path,
    };
  };
  const read = async <K extends MarkdownKind>(kind: K): Promise<ParsedFile<K>[]> => {
    const own = Object.entries(files).filter(([path]) => placeFile(path).section.kind === kind);
    return Promise.all(
      own.map(async ([path, source]) => {
        const { summary } = await parseMarkdown(source, `content/${path}`, kind);
        return { ...placeFile(path), markdown: kind, hash: path, words: 100, wordsHash: path, summary };
      }),
    );
  };
  const categories = Object.entries(files).flatMap(
    ([path, source]): DataFile<Content['categories'][number]['value']>[] => {
      if (placeFile(path).section.kind !== 'category') return [];
      const { value, positions } = parseYaml(source, categorySchema, path);
      return value === undefined ? [] : [{ ...placeFile(path), value, positions }];
    },
  );
  const content: Content = {
    docs: await read('doc'),
    posts: await read('post'),
    pages: await read('page'),
    categories,
    sidebars: [],
    docTags: [],
    postTags: [],
    authors: [],
    homes: [],
    glossary: { file: 'content/glossary.yaml', terms: [], positions: {} },
    problems: [],
  };
  const positionOf = () => ({ file: 'site.yaml', line: 1, column: 1 });
  const { site } = linkSite({ config, positionOf }, content, 'production', '2030-01-01', new Map());
  const words = dictionaries['en'];
  if (words === undefined) throw new Error('There is no English dictionary');
  return {
    site,
    locale,
    htmlLang: config.locales.list[locale]?.htmlLang ?? locale,
    text: words.page,
    buildWords: words.build,
    build: 'test',
    layout: '/layout.json',
    sidebars: new Map(),
    places: indexSidebars(site),
    history: new Map(),
    references: () => ({ hrefs: {}, images: {}, art: {}, downloads: {} }),
    art: {
      names: [],
      draw: () => undefined,
      first: () => undefined,
      files: new Map(),
      exported: new Map(),
      exports: [],
      download: () => undefined,
      problems: [],
    },
  };
}
