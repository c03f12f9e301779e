import type { ParsedFile, Translations } from '../load/content';
import { joinRoute, kebabCase, splitNumberPrefix } from '../model/address';
import { nearest } from '../model/nearest';
import { omitUndefined } from '../model/omitUndefined';
import { errorAt, fileStart, type Problem } from '../model/problem';
import { checkSlugStart } from './checkSlugStart';
import { checkTitles, checkTranslations } from './checkTranslations';
import type { LinkContext } from './linkContext';
import { placeOfKey } from './places';
import type { DocPage, SidebarTree } from './site';

/** The doc set and version of a doc. */
interface DocScope {
  readonly set: string;
  readonly version: string;
  /** Routes that its addresses begin with: of the version, and of the set. */
  readonly base: string;
  readonly setBase: string;
}

/** The page of a doc, draft or not. */
export function buildDoc(
  context: LinkContext,
  { set, version, base, setBase }: DocScope,
  files: Translations<ParsedFile<'doc'>>,
): DocPage {
  checkTranslations(files, context.problems);
  const { original } = files;
  const { frontMatter } = original.summary;
  const rest = original.section.kind === 'doc' ? original.section.rest : original.path;
  const id = idOfPath(rest.replace(/\.md$/, ''));
  checkSlugStart(context.problems, placeOfKey(original, 'slug'), frontMatter.slug, [base, setBase]);
  checkTitles(files, 'doc', context.problems);
  return {
    kind: 'doc',
    set,
    version,
    id,
    route: docRoute(base, id.split('/'), frontMatter.slug),
    source: original.file,
    files,
    unlisted: frontMatter.unlisted === true && context.mode !== 'development',
    draft: frontMatter.draft === true,
    tags: [...new Set((frontMatter.tags ?? []).map(kebabCase))],
    ...omitUndefined({
      series: context.features
        .map((feature) => feature.series?.(context.content, frontMatter))
        .find((entry) => entry !== undefined),
    }),
  };
}

/** A path without file extension and without number prefixes of its segments. */
export function idOfPath(path: string): string {
  return path
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/');
}

/** DOC-04: a slug wins; a file named `index`, `readme` or like its folder takes the folder's address. */
function docRoute(base: string, segments: readonly string[], slug: string | undefined): string {
  const folder = segments.slice(0, -1);
  if (slug !== undefined)
    return slug.startsWith('/') ? joinRoute(base, slug) : joinRoute(base, ...folder, slug);
  return joinRoute(base, ...(isFolderName(segments.at(-1) ?? '', folder.at(-1)) ? folder : segments));
}

/** Whether a file is the page of its folder, by the names of both. */
export function isFolderName(name: string, folder: string | undefined): boolean {
  return /^(index|readme)$/i.test(name) || name === folder;
}

/** Reports docs with one id: number prefixes do not count (DOC-04). */
export function checkDocIds(docs: readonly DocPage[], problems: Problem[]): void {
  const known = new Map<string, DocPage>();
  for (const doc of docs) {
    const other = known.get(doc.id);
    if (other === undefined) known.set(doc.id, doc);
    else
      problems.push(
        errorAt(fileStart(doc.source), `The name "${doc.id}" is taken by ${other.source}.`, {
          remedy: 'Give one of them another file name; the number in front does not count.',
        }),
      );
  }
}

interface VersionNames {
  readonly docs: ReadonlyMap<string, DocPage>;
  readonly draftIds: readonly string[];
  readonly sidebars: ReadonlyMap<string, SidebarTree>;
}

/** Reports docs and sidebars that front matter names but the version does not have (DOC-05, DOC-09). */
export function checkDocNames({ docs, draftIds, sidebars }: VersionNames, problems: Problem[]): void {
  const ids = [...docs.keys(), ...draftIds];
  const names = [...sidebars.keys()];
  for (const { files } of docs.values()) {
    const { frontMatter } = files.original.summary;
    const check = (key: 'previous' | 'next' | 'sidebar', what: string, known: readonly string[]) => {
      const name = frontMatter[key];
      if (name === undefined || name === null || known.includes(name)) return;
      problems.push(
        errorAt(
          placeOfKey(files.original, key),
          `"${key}" names the ${what} "${name}", which this version does not have.`,
          { remedy: `Name one of: ${known.join(', ')}.`, nearest: nearest(name, known) },
        ),
      );
    };
    check('previous', 'doc', ids);
    check('next', 'doc', ids);
    check('sidebar', 'sidebar', names);
  }
}
