import { chooseTitle, translationIn } from '../load/content';
import { joinRoute } from '../model/address';
import type { SiteConfig } from '../model/config/siteConfig';
import { buildDoc, checkDocIds, checkDocNames } from './docs';
import { checkSettingName, type LinkContext } from './linkContext';
import { pairOneFile, pairTranslations } from './pairTranslations';
import { findFirstPage } from './sidebarPages';
import { buildSidebars } from './sidebars';
import type { DocPage, DocSet, DocVersion } from './site';
import { checkTags, groupByTag } from './tags';

type SetSettings = SiteConfig['docSets'][number];
type VersionSettings = NonNullable<SetSettings['versions']>[number];

/** The doc sets with their versions, docs and sidebars. */
export function buildDocSets(context: LinkContext): DocSet[] {
  return context.config.docSets.map((settings, index) => {
    const all = versionsOf(settings);
    const names = all.map(({ name }) => name);
    const wanted = settings.latest ?? names.find((name) => name !== 'current') ?? 'current';
    if (settings.latest !== undefined)
      checkSettingName(
        context,
        ['docSets', index, 'latest'],
        'version',
        wanted,
        names,
        `doc set "${settings.id}"`,
      );
    const latestIndex = Math.max(0, names.indexOf(wanted));
    const versions = all.map((version, at) =>
      buildVersion(context, settings, version, at - latestIndex, all.length),
    );
    const latest = versions[latestIndex];
    if (latest === undefined) throw new Error(`The doc set ${settings.id} has no version`);
    return { id: settings.id, settings, versions, latest };
  });
}

function versionsOf(settings: SetSettings): readonly VersionSettings[] {
  return settings.versions ?? [{ name: 'current', folder: settings.id, noIndex: false }];
}

/** @param age negative for versions newer than the latest, positive for older ones */
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
  const place = { set: set.id, version: settings.name, base, setBase: joinRoute(set.path ?? set.id) };
  const all = pairTranslations(context, context.content.docs.filter(isHere)).map((files) =>
    buildDoc(context, place, files),
  );
  checkDocIds(all, context.problems);
  const docs = new Map(
    all.filter((doc) => !doc.draft || context.mode !== 'production').map((doc) => [doc.id, doc]),
  );
  const drafts = all.filter((doc) => doc.draft);
  const draftIds = context.mode === 'production' ? drafts.map((doc) => doc.id) : [];
  const sidebars = buildSidebars(context, {
    set: set.id,
    settings: set.sidebar,
    version: settings.name,
    base,
    docs,
    draftIds: drafts.map((doc) => doc.id),
    isHere,
  });
  checkDocNames({ docs, draftIds, sidebars }, context.problems);
  const defaultBanner = age < 0 ? 'unreleased' : age > 0 ? 'unmaintained' : 'none';
  const banner = settings.banner ?? defaultBanner;
  const tagWords = pairOneFile(context, context.content.docTags.filter(isHere));
  const first = [...sidebars.values()]
    .map((tree) => findFirstPage(tree.nodes))
    .find((route) => route !== undefined);
  checkTags(docs.values(), tagWords, context.problems);
  return {
    set: set.id,
    name: settings.name,
    base,
    docs,
    tagWords,
    settings,
    banner: banner === 'none' ? null : banner,
    badge: settings.badge ?? count > 1,
    sidebars,
    main:
      [...docs.values()].find((doc) => doc.route === base)?.route ??
      first ??
      docs.values().next().value?.route,
    draftIds,
    tags: groupByTag(base, [...docs.values()]),
  };
}

function pathOfVersion(name: string, age: number): string {
  if (age === 0) return '';
  return name === 'current' && age < 0 ? 'next' : name;
}

/** The title of a doc in a locale: front matter, else the heading of the body, else the file name (DOC-02). */
export function docTitle(doc: DocPage, locale: string): string {
  return chooseTitle(translationIn(doc.files, locale), doc.id.split('/').at(-1) ?? doc.id);
}
