import { type ComposeContext, href, siteHref, wordsOf } from 'generator/compose/context';
import { textFileOf } from 'generator/link/anchors';
import { docTitle } from 'generator/link/docSets';
import type { DocPage, Page, Site } from 'generator/link/site';
import { chooseTitle } from 'generator/load/content';
import type { ArtPicture } from 'generator/model/art';
import { longDay } from 'generator/model/dates';
import type { BlogLink } from 'generator/model/document';
import { omitUndefined } from 'generator/model/omitUndefined';
import { wordsAsTree } from 'generator/model/otherLanguage';
import type { ParsedSummary } from 'generator/model/parsed';
import type { TreeElement, TreeNode } from 'generator/model/tree';
import { data } from '../../../data';
import { describeWindow, joinTimes } from '../shared/release';
import { releaseIn } from '../shared/releaseSchema';
import { type ReleaseWords, releaseWords } from '../shared/releaseWords';
import {
  type ChangeArea,
  type VersionEdition,
  type VersionTime,
  versionEditions,
  versionsData,
} from '../shared/versions';
import { showPostcard } from './showNewest';

/** What a line of a table is about. */
export type ShownArea = ChangeArea | 'post';

/** A version, or changes without one, as the pages of one language show them. */
export interface ShownVersion {
  readonly edition: VersionEdition;
  readonly version?: string;
  /** When it came out, in words; empty while nothing is known. */
  readonly when: string;
  readonly time: VersionTime;
  /** Its page or its post. */
  readonly href?: string;
  /** Address of the post about it. */
  readonly post?: string;
  /** The same as a postcard. */
  readonly postcard?: TreeElement;
  readonly changes: readonly { readonly area: ChangeArea; readonly words: TreeNode }[];
  /** Those that the changes belong to, each once. */
  readonly areas: readonly ChangeArea[];
  /** Pages with a mark that something is there since this version. */
  readonly uses: readonly { readonly title: string; readonly href: string }[];
}

/** The versions as the pages of one language show them, newest first within an edition. */
export interface VersionWords {
  readonly versions: readonly ShownVersion[];
  /** Address of the page with the table of an edition; an edition may have none. */
  readonly tables: { readonly [Edition in VersionEdition]?: string };
  readonly texts: ReleaseWords['build'];
  /** When several versions came out, in words. */
  readonly describeTimes: (times: readonly VersionTime[]) => string;
  /** What stands for an area. */
  readonly pictureOf: (area: ShownArea) => ArtPicture | undefined;
}

/** `undefined` for a site without `content/versions.yaml`. */
export function composeVersions(context: ComposeContext): VersionWords | undefined {
  const { site, locale } = context;
  const versions = site.content.shared(versionsData);
  if (versions.length === 0) return undefined;
  const uses = listUses(context);
  const pages = listReleasePages(context);
  return {
    texts: wordsOf(context, releaseWords).build,
    tables: findTables(context),
    describeTimes: (times) => describeTime(context, joinTimes(times)),
    pictureOf: (area) => context.art.draw(`areas/${area}`)?.still,
    versions: versions.map((row): ShownVersion => {
      const { edition, version, post, changes } = row;
      const page = version === undefined ? undefined : pages.get(`${edition} ${version}`);
      const postAddress = post && siteHref(context, post);
      const postPage = post === undefined ? undefined : site.pages.get(post);
      return omitUndefined({
        edition,
        version,
        when: describeTime(context, row.time),
        time: row.time,
        href: page === undefined ? postAddress : href(context, page.route),
        post: postAddress,
        postcard: postPage?.kind === 'post' ? showPostcard(context, postPage, version) : undefined,
        changes: changes.map(({ area, words }) => ({
          area,
          words: wordsAsTree(words, locale, site.config.locales),
        })),
        areas: [...new Set(changes.map(({ area }) => area))],
        uses: (version === undefined ? undefined : uses.get(version)) ?? [],
      });
    }),
  };
}

function describeTime(context: ComposeContext, time: VersionTime): string {
  const { htmlLang } = context;
  if (time.date !== undefined) return longDay(time.date, htmlLang).text;
  return describeWindow(time, htmlLang, wordsOf(context, releaseWords).build) ?? '';
}

/** All pages but those of versions of the docs that are not the latest, which say the same once more. */
function releasedPages({ pages, sets }: Site): readonly Page[] {
  const names = new Set(sets.map(({ latest: { set, name } }) => `${set} ${name}`));
  return [...pages.values()].filter((page) => !('set' in page) || names.has(`${page.set} ${page.version}`));
}

/** Release notes by edition and version. */
function listReleasePages({ site }: ComposeContext): ReadonlyMap<string, DocPage> {
  const pages = new Map<string, DocPage>();
  for (const page of releasedPages(site)) {
    if (page.kind !== 'doc' || page.unlisted) continue;
    const release = releaseIn(page.files.original.summary.frontMatter);
    if (release?.version !== undefined) pages.set(`${release.edition} ${release.version}`, page);
  }
  return pages;
}

function findTables(context: ComposeContext): VersionWords['tables'] {
  const tables: Partial<Record<string, string>> = {};
  for (const { edition, page } of listTablePages(context)) tables[edition] ??= href(context, page.route);
  return omitUndefined({ ios: tables['ios'], da: tables['da'] });
}

/** The pages with tables of versions, as ways from the posts to all that is known of releases. */
export function listTables(context: ComposeContext): readonly BlogLink[] {
  return listTablePages(context).flatMap(({ edition, page }) => {
    const line = versionEditions.find((known) => known === edition);
    const title = titleOf(page, context.locale);
    return line === undefined || title === undefined || page.unlisted
      ? []
      : [
          omitUndefined({
            label: title,
            href: href(context, page.route),
            editions: data.editions.series[line],
          }),
        ];
  });
}

function listTablePages({ site }: ComposeContext) {
  return releasedPages(site).flatMap((page) => {
    const edition = 'files' in page ? tableIn(page.files.original.summary) : undefined;
    return 'files' in page && edition !== undefined ? [{ edition, page }] : [];
  });
}

/** The edition whose versions are listed in a text; `undefined` where none are. */
export function tableIn({ placed }: Pick<ParsedSummary<unknown>, 'placed'>): string | undefined {
  const tables = placed.filter(
    ({ component, props }) => component === 'Versions' && props['unnumbered'] !== true,
  );
  const edition = tables.at(-1)?.props['edition'];
  return edition === undefined ? undefined : String(edition);
}

/** The marks of a text that something is there since a version, in their order. */
export function sinceMarks({ placed }: Pick<ParsedSummary<unknown>, 'placed'>) {
  return placed
    .filter(({ component }) => component === 'Since')
    .map(({ props, line, column }) => ({ version: String(props['version']), line, column }));
}

/** The pages that have marks of a version, by the version. */
function listUses(context: ComposeContext): ReadonlyMap<string, ShownVersion['uses']> {
  const uses = new Map<string, { readonly title: string; readonly href: string }[]>();
  for (const page of releasedPages(context.site)) {
    const file = textFileOf(page, context.locale);
    const marks = file === undefined ? [] : sinceMarks(file.summary);
    for (const version of new Set(marks.map((mark) => mark.version))) {
      const use = {
        title: titleOf(page, context.locale) ?? page.route,
        href: `${href(context, page.route)}#${markId(version)}`,
      };
      uses.set(version, [...(uses.get(version) ?? []), use]);
    }
  }
  return uses;
}

/** The title of a doc or a post in a language. */
export function titleOf(page: Page, locale: string): string | undefined {
  if (page.kind === 'doc') return docTitle(page, locale);
  const file = textFileOf(page, locale);
  return file && chooseTitle(file, page.route);
}

/** The id of the first mark of a version on a page. */
export function markId(version: string): string {
  return `since-${version}`;
}
