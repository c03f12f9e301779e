import { data } from '#site/data';
import type { DocPage, SidebarNode, Site } from '../link/site';
import type { ReaderEdition } from '../model/editions';
import { joinEditions } from '../model/joinEditions';

/** Whom a doc is for: as its front matter says, else those of its series; `undefined` for everybody. */
export function editionsOfDoc({
  files,
  series,
}: Pick<DocPage, 'files' | 'series'>): readonly ReaderEdition[] | undefined {
  return files.original.summary.frontMatter.editions ?? (series && data.editions.series[series.name]);
}

/** Whom an entry of a sidebar is for; a category, what is in it. */
export function editionsOfNode(node: SidebarNode): readonly ReaderEdition[] | undefined {
  if (node.kind === 'link') return undefined;
  return node.kind === 'doc' ? editionsOfDoc(node.doc) : joinEditions(node.children.map(editionsOfNode));
}

/** Whether some doc of a site is not for everybody. */
export function hasEditions({ sets }: Pick<Site, 'sets'>): boolean {
  return sets.some(({ versions }) =>
    versions.some(({ docs }) => [...docs.values()].some((doc) => editionsOfDoc(doc) !== undefined)),
  );
}
