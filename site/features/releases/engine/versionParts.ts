import type { TreeNode } from 'generator/model/tree';
import type { ChangeArea } from '../shared/versions';
import type { VersionWords } from './versionWords';

/** The picture of the part of the app that a change belongs to, for what stands before its words. */
export function showArea(area: ChangeArea, { pictureOf }: VersionWords): TreeNode[] {
  const picture = pictureOf(area);
  return picture === undefined ? [] : [['img', { ...picture, alt: '' }]];
}

/** Words, as a link where there is an address. */
export function linked(words: string, href: string | undefined): TreeNode {
  return href === undefined ? words : ['a', { href }, words];
}
