import type { z } from 'zod';
import { listPagesOfKinds } from '../compose/pageKinds';
import { features } from '../features';
import { linkSite } from '../link/linkSite';
import type { Site } from '../link/site';
import type { DataFile, ParsedFile } from '../load/content';
import { findAsked } from '../load/findAsked';
import type { FileHistory } from '../load/history';
import type { ContentFile } from '../load/listContent';
import type { Mode } from '../load/load';
import { codePassages } from '../load/parseFile';
import { sectionOf } from '../load/section';
import { parseConfig } from '../load/settings/loadConfig';
import { parseMarkdown } from '../markdown/parseMarkdown';
import { parseYaml } from '../markdown/parseYaml';
import {
  askedSchema,
  authorsSchema,
  categorySchema,
  homeSchema,
  sidebarsSchema,
  tagsSchema,
} from '../model/frontMatter';
import type { MarkdownKind } from '../model/parsed';
import { listPassages } from '../model/passages';
import { formatProblem } from '../model/problem';
import { findIn } from '../model/sharedData';

interface Linked {
  readonly site: Site;
  /** Messages of linking, one line each, without the remedy. */
  readonly said: readonly string[];
  /** The remedy of each. */
  readonly remedies: readonly (string | undefined)[];
}

interface Circumstances {
  readonly mode?: Mode;
  readonly today?: string;
  readonly history?: ReadonlyMap<string, FileHistory>;
}

const locales = `
locales:
  default: en
  list:
    en: { label: English, htmlLang: en }
    zh: { label: 中文, htmlLang: zh }
`;

/**
 * Links a site in memory.
 * @param settings lines of `site.yaml` besides the url; the title is Site by default, and its languages are English, and Chinese if a file is
 * @param files texts by their path below `content/`; a text that is no YAML file has a title by default
 */
export async function linkTexts(
  settings: string,
  files: Readonly<Record<string, string>>,
  { mode = 'production', today = '2025-01-01', history = new Map() }: Circumstances = {},
): Promise<Linked> {
  const isBilingual =
    !/^locales:/m.test(settings) && Object.keys(files).some((path) => path.startsWith('zh/'));
  const title = /^title:/m.test(settings) ? '' : 'title: Site\n';
  const loaded = parseConfig(`${title}url: https://example.com\n${settings}${isBilingual ? locales : ''}`);
  const all = Object.entries(files).map(([path, text]) => {
    const [locale = '', ...rest] = path.split('/');
    const inLocale = rest.join('/');
    const section = sectionOf(inLocale, loaded.config);
    const file = { file: `content/${path}`, absolute: `/content/${path}`, locale, path: inLocale, section };
    return { ...file, stamp: '', text };
  });
  const texts = async <K extends MarkdownKind>(markdown: K): Promise<ParsedFile<K>[]> =>
    Promise.all(
      all
        .filter(({ section }) => section.kind === markdown)
        .map(async ({ text, ...file }) => {
          const source = text.startsWith('---\n') ? text : `---\ntitle: Title\n---\n\n${text}`;
          const { summary, tree } = await parseMarkdown(source, file.file, markdown);
          const passageCodes = codePassages(listPassages(summary.frontMatter, tree));
          return { ...file, markdown, tree, words: 0, passageCodes, summary };
        }),
    );
  const data = <T>(kind: ContentFile['section']['kind'], schema: z.ZodType<T>): DataFile<T>[] =>
    all
      .filter(({ section }) => section.kind === kind)
      .flatMap(({ text, ...file }) => {
        const { value, positions } = parseYaml(text, schema, file.file);
        return value === undefined ? [] : [{ ...file, value, positions }];
      });
  const [docs, posts, pages] = await Promise.all([texts('doc'), texts('post'), texts('page')]);
  const categories = data('category', categorySchema);
  const content = {
    docs,
    posts,
    pages,
    categories,
    sidebars: data('sidebars', sidebarsSchema),
    docTags: data('docTags', tagsSchema),
    postTags: data('postTags', tagsSchema),
    authors: data('authors', authorsSchema),
    homes: data('home', homeSchema),
    asked: findAsked(data('asked', askedSchema), [...docs, ...posts, ...pages, ...categories]).byFile,
    shared: findIn(new Map()),
    problems: [],
  };
  const { site, problems } = linkSite(
    { ...loaded, content, mode, history },
    today,
    features,
    listPagesOfKinds,
  );
  return {
    site,
    said: problems.map((problem) => formatProblem(problem).split('\n')[0] ?? ''),
    remedies: problems.map(({ remedy }) => remedy),
  };
}
