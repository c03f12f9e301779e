import css from '../app/article/Figure.module.css';
import { showClip } from '../exhibits/animation/clip';
import type { ShownPicture } from '../load/pictures/publishPicture';
import { readAlt } from '../model/art';
import { omitUndefined } from '../model/omitUndefined';
import type { TreeNode, TreeProps } from '../model/tree';
import type { PageLanguage } from './hooks';

/** A picture inside a link to itself, which opens the zoom view. */
export function showPicture(props: TreeProps): TreeNode {
  return ['Zoom', { href: props['src'] ?? '' }, ['img', props]];
}

/**
 * The element of a picture in a text. Alone in its paragraph, pixel art becomes a figure, enlarged by whole numbers
 * only, and an animation becomes a player.
 * @param props attributes that the writer set
 */
export function showTextPicture(
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
