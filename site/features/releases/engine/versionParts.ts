import type { TreeNode } from 'generator/model/tree';
import type { ShownArea, ShownVersion, VersionWords } from './versionWords';

/** The picture of the part of the app that a change belongs to, or of a post, for what stands before its words. */
export function showArea(area: ShownArea, { pictureOf }: VersionWords): TreeNode[] {
  const picture = pictureOf(area);
  return picture === undefined ? [] : [['img', { ...picture, alt: '' }]];
}

/** Words, as a link where there is an address. */
export function linked(words: TreeNode, href: string | undefined): TreeNode {
  return href === undefined ? words : ['a', { href }, words];
}

/** The known changes of the versions of a list, with the version that brought each. */
export function changesOf(rows: readonly ShownVersion[]) {
  return rows.flatMap((row) => row.changes.map((change) => ({ change, row })));
}
