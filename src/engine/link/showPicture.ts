import css from '../../app/article/Figure.module.css';
import { showClip } from '../../exhibits/animation/clip';
import { readAlt } from '../../model/art';
import { omitUndefined } from '../../model/omitUndefined';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { ShownPicture } from '../load/pictures/publishPicture';
import type { PageLanguage } from './hooks';

/** A picture in a link to itself, which the browser opens in the zoom view. */
export function showPicture(props: TreeProps): TreeNode {
  return ['Zoom', { href: props['src'] ?? '' }, ['img', props]];
}

/**
 * A picture of a text. One that stands alone is a figure if it is pixel art, enlarged by whole numbers
 * only, or if it moves: then it is a player.
 * @param props as they were written
 */
export function showWritten(
  { standsAlone, ...props }: TreeProps,
  { src, width, height, srcSet, sizes, large, art, motion }: ShownPicture,
  { htmlLang, exhibitWords }: PageLanguage,
): TreeNode {
  if (standsAlone !== true || (art === undefined && motion === undefined)) {
    const picture = { ...props, ...omitUndefined({ src, width, height, srcSet, sizes }) };
    if (large === undefined) return showPicture(picture);
    return ['Zoom', { href: large, width, height }, ['img', picture]];
  }
  if (motion !== undefined) {
    const clip = { ...readAlt(props), still: src, width, height, ...motion };
    return ['figure', { class: css.figure ?? '' }, showClip(clip, exhibitWords.animation, htmlLang)];
  }
  const { scale, ...small } = art ?? { src, width, height, scale: 1 };
  const size = { width: small.width * scale, height: small.height * scale, scale };
  return ['figure', { class: css.figure ?? '' }, showPicture({ ...props, src: small.src, ...size })];
}
