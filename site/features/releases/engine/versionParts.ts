import type { TreeElement, TreeNode } from 'generator/model/tree';
import css from '../app/ReleaseFacts.module.css';
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

export function linkName({ version = '', href }: ShownVersion): TreeNode {
  return linked(version, href);
}

/** The names of versions side by side. @param current the one whose page this is */
export function showSigns(rows: readonly ShownVersion[], current?: string): TreeElement {
  const signs = rows.flatMap((row): TreeNode[] => [
    row.version === current
      ? ['strong', { class: css.current ?? '' }, current ?? '']
      : ['strong', current === undefined ? { id: row.version ?? '' } : null, linkName(row)],
    ' ',
  ]);
  return ['p', { class: css.signs ?? '' }, ...signs];
}

/** The known changes of the versions of a list, with the version that brought each. */
export function changesOf(rows: readonly ShownVersion[]) {
  return rows.flatMap((row) => row.changes.map((change) => ({ change, row })));
}
