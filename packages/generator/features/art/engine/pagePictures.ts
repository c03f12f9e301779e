import type { Animation } from '../../../exhibits/animation/meta';
import { sceneStill } from '../../../exhibits/animation/still';
import { altOf, type ShownArt } from '../../../model/art';
import type { TreeNode } from '../../../model/tree';

/** Twice as large as drawn, a scene fits the narrowest screens. */
const sceneScale = 2;
const pictureScale = 4;

/** An animation that is there to be looked at: its first frame at first, and a single button. */
export function buildScene(piece: ShownArt): readonly TreeNode[] {
  const { still, sheet, durations } = piece;
  const shown = {
    width: still.width * sceneScale,
    height: still.height * sceneScale,
    scale: sceneScale,
    ...altOf(piece),
  };
  const first = sceneStill({ ...shown, src: still.src, durations });
  if (sheet === undefined) return first;
  const data: Animation = { ...shown, src: sheet.src, durations, poster: still.src };
  return [['Exhibit', { exhibit: 'animation', data }, ...first]];
}

/** The picture of a page that has no text of its own to put one into. */
export function buildPicture(piece: ShownArt): readonly TreeNode[] {
  const { src, width, height } = piece.still;
  const size = { width: width * pictureScale, height: height * pictureScale, scale: pictureScale };
  return [['img', { src, ...size, ...altOf(piece) }]];
}
