import type { Raster, Rgba } from './raster';

/** A picture that moves, or one picture: then it has one frame. */
export interface Animation {
  readonly width: number;
  readonly height: number;
  /** At least one, each as large as the animation, with all its layers drawn. */
  readonly frames: readonly Frame[];
  readonly tags: readonly FrameTag[];
  /** How often it plays: 0 is for ever; `undefined` where the file does not say. */
  readonly plays: number | undefined;
  /** The palette that the file brought along, in its order. */
  readonly palette: readonly Rgba[] | undefined;
}

export interface Frame {
  readonly raster: Raster;
  /** Milliseconds; 0 where the file does not say. */
  readonly duration: number;
}

/** A named stretch of frames. */
export interface FrameTag {
  readonly name: string;
  /** Indexes of its first and last frame. */
  readonly from: number;
  readonly to: number;
  readonly direction: 'forward' | 'reverse' | 'ping-pong' | 'ping-pong-reverse';
  /** How often it plays: 0 is for ever. */
  readonly repeat: number;
}
