import { enlargePicture } from 'generator/exhibits/exhibit';
import { type AltText, type ArtPicture, altOf, readAlt } from 'generator/model/art';
import type { TreeNode, TreeProps } from 'generator/model/tree';
import css from './ExerciseStill.module.css';

/**
 * Other than most need: less, for one slider or one row of controls; more everywhere, for what stands below the
 * controls; or more, and most where the column is narrow, for controls that stand below one another there. For a
 * drawing by how much is asked for. Or a place of its own, as wide as the page.
 */
export type ExerciseRoom = 'short' | 'low' | 'large' | 'long' | 'task' | 'longTask' | 'longestTask' | 'place';

/** How wide and high the picture may be, in CSS pixels; where there is less room, it is smaller by whole steps. */
const pictureRoom = { width: 660, height: 320 };

/** The still again, for print, of the attributes that `defineExercise` gave. */
export function exerciseStill(attributes: TreeProps): TreeNode[] {
  return composeExerciseStill({
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    ...readAlt(attributes),
  });
}

/** The picture that an exercise shows until it works. */
export function composeExerciseStill(
  use: ArtPicture & AltText,
  room?: ExerciseRoom,
  ownClass?: string,
): TreeNode[] {
  const scale = Math.max(
    1,
    Math.floor(Math.min(pictureRoom.width / use.width, pictureRoom.height / use.height)),
  );
  const { src, width, height } = enlargePicture(use, scale);
  const classes = [css.still, room && css[room], ownClass].filter(Boolean);
  return [['p', { class: classes.join(' ') }, ['img', { src, width, height, scale, ...altOf(use) }]]];
}
