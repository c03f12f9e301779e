import type { VersionInfo, VersionLink } from '../../model/document';
import type { DocVersion } from '../link/site';
import { type ComposeContext, href } from './context';
import { docSetOf } from './docSetOf';
import { versionLabel } from './versionLabel';

/**
 * What a page says of its version and the others.
 * @param docId of the doc that is shown, which the links to other versions lead to where they have it
 */
export function versionInfo(
  context: ComposeContext,
  version: DocVersion,
  docId: string | undefined,
): VersionInfo {
  const set = docSetOf(context, version.set);
  const linkTo = (other: DocVersion): VersionLink[] => {
    const route = (docId === undefined ? undefined : other.docs.get(docId)?.route) ?? other.main;
    return route === undefined
      ? []
      : [{ name: other.name, label: versionLabel(context, other), href: href(context, route) }];
  };
  const [latest] = version.banner === null ? [] : linkTo(set.latest);
  return {
    name: version.name,
    label: versionLabel(context, version),
    badge: version.badge,
    banner: version.banner,
    ...(latest === undefined ? {} : { latest }),
    ...(set.versions.length === 1 ? {} : { all: set.versions.flatMap(linkTo) }),
  };
}
