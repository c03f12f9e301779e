import type { DocSet, DocVersion } from '../link/site';
import type { ComposeContext } from './context';

/** @throws Error if the site has no such doc set */
export function docSetOf({ site }: ComposeContext, id: string): DocSet {
  const set = site.sets.find((candidate) => candidate.id === id);
  if (set === undefined) throw new Error(`No doc set ${id}`);
  return set;
}

/** The version of a doc set that a page belongs to. */
export function versionOf(
  context: ComposeContext,
  page: { readonly set: string; readonly version: string },
): DocVersion {
  const version = docSetOf(context, page.set).versions.find((candidate) => candidate.name === page.version);
  if (version === undefined) throw new Error(`No version ${page.version} of the doc set ${page.set}`);
  return version;
}
