import type { ComposeContext } from '../../../engine/compose/context';
import type { Feature } from '../../../engine/feature';
import type { DocPage } from '../../../engine/link/site';
import { translationIn } from '../../../engine/load/content';
import type { DataHook } from '../../../engine/load/hooks';
import { omitUndefined } from '../../../model/omitUndefined';
import { type VersionRow, versionsData } from '../../../model/versions';
import { composeRelease, describeDay } from '../shared/release';
import { checkVersions } from './checkVersions';
import { findRelease, listedKinds } from './findRelease';
import { parseVersions } from './parseVersions';
import { showVersions } from './showVersions';
import { composeVersions, listTables } from './versionWords';

const rows: DataHook<readonly VersionRow[]> = { data: versionsData, parse: parseVersions };

/**
 * The versions of the app: release notes with their facts and changes, tables of versions, marks in texts
 * that lead there, and the day in the timeline of a category.
 */
export const releases: Feature = {
  data: [rows],
  check: checkVersions,
  articles: (context) => {
    const words = composeVersions(context);
    return (
      words &&
      ((tree, document) => showVersions(tree, document.kind === 'doc' ? document.release : undefined, words))
    );
  },
  blogLinks: listTables,
  addedIds: ({ content }, page) =>
    page.kind === 'doc'
      ? listedKinds(content.shared(versionsData), page.files.original.summary.frontMatter.release)
      : [],
  contents: (context, page) =>
    (releaseOf(context, page)?.changes ?? []).map(({ kind }) => ({
      id: kind,
      depth: 2,
      content: [context.pageWords.release[kind]],
      children: [],
    })),
  doc: (context, page) => omitUndefined({ release: releaseOf(context, page) }),
  card: (context, page) => {
    const release = releaseOf(context, page);
    return release && { released: describeDay(release) };
  },
};

function releaseOf({ site, locale, htmlLang, buildWords, pageWords }: ComposeContext, { files }: DocPage) {
  const original = files.original.summary.frontMatter.release;
  const file = translationIn(files, locale);
  const own = file.locale === locale ? file.summary.frontMatter.release : undefined;
  return composeRelease(
    htmlLang,
    findRelease(site.content.shared(versionsData), original, own, locale, site.config.locales),
    {
      build: buildWords,
      pages: pageWords,
    },
  );
}
