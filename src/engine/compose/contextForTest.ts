import { parseMarkdown } from '../../markdown/parseMarkdown';
import { parseYaml } from '../../markdown/parseYaml';
import { configSchema } from '../../model/config/siteConfig';
import { categorySchema } from '../../model/frontMatter';
import type { MarkdownKind } from '../../model/parsed';
import { fileStart } from '../../model/problem';
import { en } from '../../model/words/en';
import { linkSite } from '../link/linkSite';
import { indexSidebars } from '../link/sidebarIndex';
import { noArt } from '../load/art';
import type { Content, DataFile, ParsedFile } from '../load/content';
import { sectionOf } from '../load/section';
import { settingsFile } from '../load/siteFolders';
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
  const positionOf = () => fileStart(settingsFile);
  const { site } = linkSite({ config, positionOf }, content, 'production', '2030-01-01', new Map());
  return {
    site,
    locale,
    htmlLang: config.locales.list[locale]?.htmlLang ?? locale,
    text: en.page,
    buildWords: en.build,
    build: 'test',
    layout: '/layout.json',
    sidebars: new Map(),
    places: indexSidebars(site),
    history: new Map(),
    references: () => ({ hrefs: {}, images: {}, art: {}, downloads: {} }),
    art: noArt,
    features: [],
  };
}
