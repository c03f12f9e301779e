import { joinRoute, kebabCase, splitNumberPrefix } from '../../model/address';
import type { SiteConfig } from '../../model/config/siteConfig';
import { nearest } from '../../model/nearest';
import { errorAt, fileStart, type Place, type Problem } from '../../model/problem';
import {
  type Content,
  type DataFile,
  type ParsedFile,
  type Translations,
  translationIn,
} from '../load/content';
import type { FileHistory } from '../load/history';
import { checkDocNames } from './checkDocNames';
import { checkSlugStart } from './checkSlugStart';
import { checkTranslations } from './checkTranslations';
import { pairTranslations } from './pairTranslations';
import { placeOfKey } from './places';
import { buildSidebars } from './sidebars';
import type { DocPage, DocSet, DocTagPage, DocVersion, Mode } from './site';
import { firstStop } from './stops';
import { writtenKeys } from './writtenKeys';

type SetSettings = SiteConfig['docSets'][number];
type VersionSettings = NonNullable<SetSettings['versions']>[number];

export interface LinkContext {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly locales: readonly string[];
  readonly mode: Mode;
  readonly problems: Problem[];
  /** Where a setting stands. */
  readonly positionOf: (path: readonly PropertyKey[]) => Place;
  readonly history: ReadonlyMap<string, FileHistory>;
}

/** The doc sets with their versions, docs and sidebars. */
export function buildDocSets(context: LinkContext): DocSet[] {
  return context.config.docSets.map((settings) => {
    const all = versionsOf(settings);
    checkLatest(context, settings, all);
    const latestName =
      settings.latest ?? all.find((version) => version.name !== 'current')?.name ?? all[0]?.name ?? 'current';
    const latestIndex = Math.max(
      0,
      all.findIndex((version) => version.name === latestName),
    );
    const versions = all.map((version, index) =>
      buildVersion(context, settings, version, index - latestIndex, all.length),
    );
    const latest = versions[latestIndex];
    if (latest === undefined) throw new Error(`The doc set ${settings.id} has no version`);
    return { id: settings.id, settings, versions, latest };
  });
}

function checkLatest(
  context: LinkContext,
  { id, latest }: SetSettings,
  all: readonly VersionSettings[],
): void {
  const names = all.map(({ name }) => name);
  if (latest === undefined || names.includes(latest)) return;
  const index = context.config.docSets.findIndex((set) => set.id === id);
  context.problems.push(
    errorAt(
      context.positionOf(['docSets', index, 'latest']),
      `docSets[${index}].latest: The doc set "${id}" has no version "${latest}".`,
      { remedy: `Versions: ${names.join(', ')}.`, nearest: nearest(latest, names) },
    ),
  );
}

function versionsOf(settings: SetSettings): readonly VersionSettings[] {
  return settings.versions ?? [{ name: 'current', folder: settings.id, noIndex: false }];
}

/** `age` is negative for versions newer than the latest, positive for older ones. */
function buildVersion(
  context: LinkContext,
  set: SetSettings,
  settings: VersionSettings,
  age: number,
  count: number,
): DocVersion {
  const base = joinRoute(set.path ?? set.id, settings.path ?? pathOfVersion(settings.name, age));
  const isHere = (file: { section: { kind: string; set?: string; version?: string } }) =>
    file.section.set === set.id && file.section.version === settings.name;
  const twins = pairTranslations(
    context.content.docs.filter(isHere),
    context.locales,
    context.config.locales.default,
    context.problems,
  );
  const all = [...twins.values()].map((files) => buildDoc(set, settings, base, files, context));
  checkIds(all, context.problems);
  const docs = new Map(
    all.filter((doc) => !doc.draft || context.mode === 'development').map((doc) => [doc.id, doc]),
  );
  const drafts = all.filter((doc) => doc.draft);
  const draftIds = context.mode === 'production' ? drafts.map((doc) => doc.id) : [];
  const sidebars = buildSidebars(context, {
    set: set.id,
    version: settings.name,
    base,
    docs,
    draftIds: drafts.map((doc) => doc.id),
    isHere,
  });
  checkDocNames({ docs, draftIds, sidebars }, context.problems);
  const defaultBanner = age < 0 ? 'unreleased' : age > 0 ? 'unmaintained' : 'none';
  const banner = settings.banner ?? defaultBanner;
  const tagWords = onlyTranslations(context, context.content.docTags.filter(isHere));
  const first = [...sidebars.values()]
    .map((tree) => firstStop(tree.nodes))
    .find((stop) => stop !== undefined);
  return {
    set: set.id,
    name: settings.name,
    settings,
    base,
    banner: banner === 'none' ? null : banner,
    badge: settings.badge ?? count > 1,
    docs,
    sidebars,
    main:
      [...docs.values()].find((doc) => doc.route === base)?.route ??
      first ??
      docs.values().next().value?.route,
    draftIds,
    tags: buildTags(context, set.id, settings.name, base, [...docs.values()], tagWords),
    tagWords,
  };
}

function pathOfVersion(name: string, age: number): string {
  if (age === 0) return '';
  return name === 'current' && age < 0 ? 'next' : name;
}

function buildDoc(
  set: SetSettings,
  version: VersionSettings,
  base: string,
  files: Translations<ParsedFile<'doc'>>,
  context: LinkContext,
): DocPage {
  checkTranslations(files, context.problems);
  const { original } = files;
  const { frontMatter } = original.summary;
  const rest = original.section.kind === 'doc' ? original.section.rest : original.path;
  const segments = rest
    .replace(/\.md$/, '')
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name);
  const folder = segments.slice(0, -1).join('/');
  checkSlugStart(context.problems, placeOfKey(original, 'slug'), frontMatter.slug, [
    base,
    joinRoute(set.path ?? set.id),
  ]);
  const name = segments.at(-1) ?? '';
  return {
    kind: 'doc',
    set: set.id,
    version: version.name,
    id: segments.join('/'),
    route: docRoute(base, folder, name, frontMatter.slug),
    source: original.file,
    files,
    unlisted: frontMatter.unlisted === true && context.mode === 'production',
    draft: frontMatter.draft === true,
    tags: [...new Set((frontMatter.tags ?? []).map(kebabCase))],
  };
}

/** Number prefixes are no part of a name, so that two files may have one (DOC-04). */
function checkIds(docs: readonly DocPage[], problems: Problem[]): void {
  const known = new Map<string, DocPage>();
  for (const doc of docs) {
    const other = known.get(doc.id);
    if (other === undefined) {
      known.set(doc.id, doc);
      continue;
    }
    problems.push(
      errorAt(fileStart(doc.source), `The name "${doc.id}" is taken by ${other.source}.`, {
        remedy: 'Give one of them another file name; the number in front does not count.',
      }),
    );
  }
}

/** DOC-04: a slug wins; a file named `index`, `readme` or like its folder takes the folder's address. */
function docRoute(base: string, folder: string, name: string, slug: string | undefined): string {
  if (slug !== undefined) return slug.startsWith('/') ? joinRoute(base, slug) : joinRoute(base, folder, slug);
  const isFolderPage = /^(index|readme)$/i.test(name) || name === folder.split('/').at(-1);
  return isFolderPage ? joinRoute(base, folder) : joinRoute(base, folder, name);
}

function onlyTranslations<T>(
  context: LinkContext,
  files: readonly DataFile<T>[],
): Translations<DataFile<T>> | undefined {
  return pairTranslations(files, context.locales, context.config.locales.default, context.problems)
    .values()
    .next().value;
}

function buildTags(
  context: LinkContext,
  set: string,
  version: string,
  base: string,
  docs: readonly DocPage[],
  words: Translations<DataFile<Record<string, unknown>>> | undefined,
): ReadonlyMap<string, DocTagPage> {
  const known = writtenKeys(words).map(kebabCase);
  const byTag = new Map<string, DocPage[]>();
  for (const doc of docs) {
    for (const [index, tag] of doc.tags.entries()) {
      if (!known.includes(tag))
        reportUnknownTag(
          context.problems,
          doc.files.original,
          tag,
          index,
          known,
          words?.original.file ?? 'tags.yaml',
        );
      byTag.set(tag, [...(byTag.get(tag) ?? []), doc]);
    }
  }
  return new Map(
    [...byTag].map(([tag, tagged]) => {
      const listed = tagged.filter((doc) => !doc.unlisted);
      const unlisted = listed.length === 0;
      const page: DocTagPage = {
        kind: 'docTag',
        set,
        version,
        tag,
        route: joinRoute(base, 'tags', tag),
        source: `the tag ${tag}`,
        docs: unlisted ? tagged : listed,
        unlisted,
      };
      return [tag, page];
    }),
  );
}

/** An unknown tag is most often a misspelt one: it must be declared before it is used. */
export function reportUnknownTag(
  problems: Problem[],
  file: ParsedFile<'doc' | 'post'>,
  tag: string,
  index: number,
  known: readonly string[],
  declared: string,
): void {
  problems.push(
    errorAt(placeOfKey(file, `tags.${index}`, 'tags'), `Unknown tag "${tag}".`, {
      remedy: `Tags are declared in ${declared}: ${known.join(', ') || 'none yet'}.`,
      nearest: nearest(tag, known),
    }),
  );
}

/** The title of a doc in a locale: front matter, else the body's heading, else the file's name (DOC-02). */
export function docTitle(doc: DocPage, locale: string): string {
  const { frontMatter, bodyTitle } = translationIn(doc.files, locale).summary;
  return frontMatter.title ?? bodyTitle ?? doc.id.split('/').at(-1) ?? doc.id;
}
