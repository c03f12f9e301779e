import { absolute, type ComposeContext, words } from '../../../engine/compose/context';
import { localeFile } from '../../../engine/compose/localeFile';
import { type ComposedPage, type LocalePages, publicPages } from '../../../engine/compose/localePages';
import type { DocSet } from '../../../engine/link/site';
import { stopsOf } from '../../../engine/link/stops';
import type { PageDocument } from '../../../model/document';
import { markdownPath } from './pageMarkdown';

interface Section {
  readonly title: string;
  readonly pages: readonly ComposedPage[];
}

/**
 * `llms.txt`, a list of all texts of a locale with the address of their Markdown, and
 * `llms-full.txt`, the texts themselves. @see https://llmstxt.org/
 * @param readMarkdownFile the Markdown in a file of the output
 */
export function composeLlms(
  locale: LocalePages,
  readMarkdownFile: (path: string) => string,
): Readonly<Record<string, string>> {
  const { context } = locale;
  const { config } = context.site;
  const tagline = words(context, config.tagline);
  const intro = `# ${words(context, config.title)}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`;
  const sections = sectionsOf(locale);
  if (sections.length === 0 || config.noIndex) return {};
  const lists = sections.map(({ title, pages }) => {
    const lines = pages.map(({ job }) => lineOf(context, job.document, job.output));
    return `\n## ${title}\n\n${lines.join('')}`;
  });
  const texts = sections
    .flatMap(({ pages }) => pages)
    .map(({ job }) => `\n${readMarkdownFile(markdownPath(job.output)).trimEnd()}\n`);
  return {
    [localeFile(context, 'llms.txt')]: intro + lists.join(''),
    [localeFile(context, 'llms-full.txt')]: intro + texts.join(''),
  };
}

function lineOf(context: ComposeContext, page: PageDocument, output: string): string {
  const address = context.site.rules.baseUrl + markdownPath(output);
  const label = page.title.replace(/[[\]]/g, '\\$&');
  return `- [${label}](${absolute(context, address)}): ${page.description.replace(/\s+/g, ' ')}\n`;
}

/** The texts of the site by where they belong: doc sets in the order of their sidebars, blog, the rest. */
function sectionsOf(locale: LocalePages): Section[] {
  const { context } = locale;
  const { site } = context;
  const pages = new Map(publicPages(locale).map((composed) => [composed.page.route, composed]));
  const find = (routes: Iterable<string>) => [...routes].flatMap((route) => pages.get(route) ?? []);
  const standalone = [...pages.values()].filter(({ page }) => page.kind === 'page');
  const sections: Section[] = [
    ...site.sets.map((set) => ({
      title: words(context, set.settings.label ?? set.id),
      pages: find(docRoutes(set)),
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

/** The docs of the latest version from top to bottom, then those that no sidebar shows. */
function docRoutes({ latest }: DocSet): ReadonlySet<string> {
  const routes = [...latest.docs.values()].map(({ route }) => route);
  const known = new Set(routes);
  const stops = [...latest.sidebars.values()].flatMap((tree) => stopsOf(tree.nodes));
  return new Set([...stops.map(({ route }) => route).filter((route) => known.has(route)), ...routes]);
}
