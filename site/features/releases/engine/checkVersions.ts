import { textsOf } from 'generator/link/anchors';
import { routeOfAddress } from 'generator/link/routeOfAddress';
import type { Site } from 'generator/link/site';
import { nearest } from 'generator/model/nearest';
import { errorAt, type Problem } from 'generator/model/problem';
import { findVersionRow } from '../shared/findVersionRow';
import { releaseIn } from '../shared/releaseSchema';
import { changeKinds, versionsData } from '../shared/versions';
import { listedKinds } from './findRelease';
import { sinceMarks, tableIn } from './versionWords';

const versionsFile = 'content/versions.yaml';

/** Contradictions between `content/versions.yaml` and the texts: unknown versions, facts given twice. */
export function checkVersions(site: Site): Problem[] {
  const texts = textsOf(site).flatMap(({ byLocale }) => Object.values(byLocale));
  return [
    ...checkMarks(site, texts),
    ...checkReleases(site),
    ...checkPosts(site),
    ...checkIds(site),
    ...checkChangeIds(site),
  ];
}

type Texts = ReturnType<typeof textsOf>[number]['original'][];

function checkMarks(site: Site, texts: Texts): Problem[] {
  // Of a faulty file no row is known: its own errors say enough.
  if (site.content.problems.some(({ file, severity }) => file === versionsFile && severity === 'error'))
    return [];
  const known = namesOf(site);
  return texts.flatMap(({ file, summary }) =>
    sinceMarks(summary)
      .filter(({ version }) => !known.includes(version))
      .map(({ version, line, column }) =>
        errorAt(
          { file, line, column },
          `:since[${version}] names a version that ${versionsFile} does not have.`,
          {
            remedy: `Add a row for it there, or name one of its versions.`,
            nearest: nearest(version, known),
          },
        ),
      ),
  );
}

/** Release notes without a row, and those whose front matter repeats what the row says. */
function checkReleases(site: Site): Problem[] {
  if (site.content.shared(versionsData).length === 0) return [];
  return [...site.pages.values()].flatMap((page): Problem[] => {
    if (page.kind !== 'doc') return [];
    const { file, summary } = page.files.original;
    const release = releaseIn(summary.frontMatter);
    if (release?.version === undefined) return [];
    const positionOf = (key: string) => ({
      file,
      ...(summary.keyPositions[`release.${key}`] ?? { line: 1, column: 1 }),
    });
    if (findVersionRow(site.content.shared(versionsData), release) === undefined) {
      return [
        errorAt(
          positionOf('version'),
          `${versionsFile} has no version "${release.version}" of this edition.`,
          {
            remedy: 'Add a row for it there: edition and version are enough.',
            nearest: nearest(release.version, namesOf(site)),
          },
        ),
      ];
    }
    return (['date', 'after', 'before', ...changeKinds] as const)
      .filter((key) => release[key] !== undefined)
      .map((key) =>
        errorAt(positionOf(key), `release.${key} is a fact that belongs into ${versionsFile}.`, {
          remedy: `Move it into the row of ${release.version}; the page shows it from there.`,
        }),
      );
  });
}

function checkPosts(site: Site): Problem[] {
  return site.content.shared(versionsData).flatMap(({ post, line, column }) =>
    post === undefined || site.pages.has(routeOfAddress(site, post))
      ? []
      : [
          errorAt({ file: versionsFile, line, column }, `The post "${post}" does not exist.`, {
            remedy: 'Write the address of a post of this site, beginning with /.',
            nearest: nearest(post, site.pages.keys()),
          }),
        ],
  );
}

/** Headings of a page with a table of versions that have the id of one of its rows. */
function checkIds(site: Site): Problem[] {
  const names = new Set(namesOf(site));
  return textsOf(site).flatMap(({ original: { file, summary } }) =>
    tableIn(summary) === undefined
      ? []
      : summary.headings
          .filter(({ id }) => names.has(id))
          .map(({ id, position }) =>
            errorAt(
              { file, ...position },
              `The heading's id "${id}" is that of a row of the table of versions.`,
              {
                remedy: `Give the heading another id, such as {#about-${id}}, in every language.`,
              },
            ),
          ),
  );
}

/** Headings of a release note that have the id of one of its lists of changes. */
function checkChangeIds({ content, pages }: Site): Problem[] {
  return [...pages.values()].flatMap((page): Problem[] => {
    if (page.kind !== 'doc') return [];
    const { file, summary } = page.files.original;
    const kinds: readonly string[] = listedKinds(
      content.shared(versionsData),
      releaseIn(summary.frontMatter),
    );
    return summary.headings
      .filter(({ id }) => kinds.includes(id))
      .map(({ id, position }) =>
        errorAt(
          { file, ...position },
          `The heading's id "${id}" is that of the list of changes below the text.`,
          {
            remedy: `Give the heading another id, such as {#about-${id}}, in every language.`,
          },
        ),
      );
  });
}

function namesOf({ content }: Site): string[] {
  return content.shared(versionsData).flatMap(({ version }) => version ?? []);
}
