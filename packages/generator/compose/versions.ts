import type { DocSet, DocVersion } from '../link/site';
import type { VersionInfo, VersionLink } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import type { Label } from '../model/otherLanguage';
import { type ComposeContext, href, labelOf, type Scope } from './context';

/**
 * A page's links and labels for its version and the others.
 * @param docId of the doc that is shown, which the links to other versions lead to where they have it
 */
export function composeVersionInfo(
  context: ComposeContext,
  version: DocVersion,
  docId: string | undefined,
): VersionInfo {
  const set = findDocSet(context, version.set);
  const linkTo = (other: DocVersion): VersionLink[] => {
    const route = (docId === undefined ? undefined : other.docs.get(docId)?.route) ?? other.main;
    return route === undefined
      ? []
      : [{ name: other.name, ...labelVersion(context, other), href: href(context, route) }];
  };
  const [latest] = version.banner === null ? [] : linkTo(set.latest);
  return omitUndefined({
    name: version.name,
    label: labelVersion(context, version).label,
    badge: version.badge,
    banner: version.banner,
    latest,
    all: set.versions.length === 1 ? undefined : set.versions.flatMap(linkTo),
  });
}

/** The name of a version as shown; the one being written is `Next` unless the settings say otherwise. */
export function labelVersion(scope: Scope, version: DocVersion): Label {
  return labelOf(scope, version.settings.label ?? (version.name === 'current' ? 'Next' : version.name));
}

/** @throws Error if the site has no such doc set */
export function findDocSet({ site }: ComposeContext, id: string): DocSet {
  const set = site.sets.find((candidate) => candidate.id === id);
  if (set === undefined) throw new Error(`No doc set ${id}`);
  return set;
}

/** The version of a doc set that a page belongs to. */
export function findVersion(
  context: ComposeContext,
  page: { readonly set: string; readonly version: string },
): DocVersion {
  const version = findDocSet(context, page.set).versions.find((candidate) => candidate.name === page.version);
  if (version === undefined) throw new Error(`No version ${page.version} of the doc set ${page.set}`);
  return version;
}
