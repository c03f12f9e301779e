import type { Raster } from 'pixels/raster';
import type { Surroundings } from './surroundings';

/** How an answer plays. */
export interface AnswerTiming {
  /** How many frames it has, of `answerTime` each: one to two seconds. The last one stays, or is all where no motion is wanted. */
  readonly frames: number;
  /**
   * Any press or key brings the drawing itself back. Until then frames are counted on up to this one, which stays:
   * `Infinity` for what goes on moving.
   */
  readonly until?: number;
  /** What is drawn stands elsewhere in it: a press on the stage only brings the drawing back. */
  readonly hidesDrawing?: true;
}

/** The picture's answer to a goal that is met: what was done has its effect in the scene. Pure. */
export interface Answer<State> extends AnswerTiming {
  /** Whether it plays for this state, of which the goal is met. Default: yes. */
  readonly isDue?: (state: State) => boolean;
  /** The picture at a frame, from 0, as large as the drawing; where that is hidden it may have another size. */
  readonly draw: (state: State, frame: number) => Raster;
  /** What lies around it then, where it is not as ever. */
  readonly around?: (state: State, frame: number) => Surroundings;
}

/** Milliseconds of each frame. */
export const answerTime = 80;

/** How much of the way from one frame to another is behind it, 0 to 1. */
export function partOf(frame: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (frame - from) / (to - from)));
}
