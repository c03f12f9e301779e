import { absolute, type ComposeContext, words } from '../../../compose/context';
import {
  type ComposedPage,
  type LocalePages,
  listPublicPages,
  listSidebarDocs,
  localeFile,
} from '../../../compose/localePages';
import type { DocSet } from '../../../link/site';
import type { PageDocument } from '../../../model/document';
import { contentFile, type SharedFile } from '../../../output/outputFiles';
import { markdownPath } from './pageMarkdown';

interface Section {
  readonly title: string;
  readonly pages: readonly ComposedPage[];
}

/** Names of the two lists. */
export const llmsFiles = ['llms.txt', 'llms-full.txt'] as const;

/**
 * `llms.txt`, a list of all texts of a locale with the address of their Markdown, and
 * `llms-full.txt`, the texts themselves, by path in the output. @see https://llmstxt.org/
 */
export function composeLlms(locale: LocalePages): [path: string, file: SharedFile][] {
  const { context } = locale;
  const { config } = context.site;
  const tagline = words(context, config.tagline);
  const intro = `# ${words(context, config.title)}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`;
  const sections = listSections(locale);
  if (sections.length === 0 || config.noIndex) return [];
  const lists = sections.map(({ title, pages }) => {
    const lines = pages.map(({ job }) => writeLine(context, job.document, job.output));
    return `\n## ${title}\n\n${lines.join('')}`;
  });
  const paths = sections.flatMap(({ pages }) => pages.map(({ job }) => markdownPath(job.output)));
  const [list, full] = llmsFiles;
  return [
    [localeFile(context, list), contentFile(intro + lists.join(''), 'none')],
    [
      localeFile(context, full),
      {
        kind: 'pieced',
        *pieces({ read }) {
          yield intro;
          for (const path of paths) yield `\n${String(read(path) ?? '').trimEnd()}\n`;
        },
      },
    ],
  ];
}

function writeLine(context: ComposeContext, page: PageDocument, output: string): string {
  const address = context.site.rules.baseUrl + markdownPath(output);
  const label = page.title.replace(/[[\]]/g, '\\$&');
  return `- [${label}](${absolute(context, address)}): ${page.description.replace(/\s+/g, ' ')}\n`;
}

/** The texts of the site by where they belong: doc sets in the order of their sidebars, blog, the rest. */
function listSections(locale: LocalePages): Section[] {
  const { context } = locale;
  const { site } = context;
  const pages = new Map(listPublicPages(locale).map((composed) => [composed.page.route, composed]));
  const find = (routes: Iterable<string>) => [...routes].flatMap((route) => pages.get(route) ?? []);
  const standalone = [...pages.values()].filter(({ page }) => page.kind === 'page');
  const sections: Section[] = [
    ...site.sets.map((set) => ({
      title: words(context, set.settings.label ?? set.id),
      pages: listSetPages(locale, set),
    })),
    ...(site.blog === undefined
      ? []
      : [
          {
            title: words(context, site.blog.settings.title),
            pages: find(site.blog.listed.map(({ route }) => route)),
          },
        ]),
    { title: context.buildWords.markdownFiles.otherPages, pages: standalone },
  ];
  return sections.filter((section) => section.pages.length > 0);
}

/** As the sidebars show them, then those that no sidebar shows. */
function listSetPages(locale: LocalePages, set: DocSet): ComposedPage[] {
  const shown = listSidebarDocs(locale, set);
  const routes = new Set([...set.latest.docs.values()].map(({ route }) => route));
  const others = listPublicPages(locale).filter(
    (page) => routes.has(page.page.route) && !shown.includes(page),
  );
  return [...shown, ...others];
}
