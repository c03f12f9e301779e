/** The state of a player. Frames count from 0. */
export interface Playback {
  readonly frame: number;
  readonly isPlaying: boolean;
  /** 1 plays as drawn, 2 twice as fast. */
  readonly speed: number;
}

export type PlaybackAction =
  /** The frame has stood long enough. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'toggle' }
  /** One frame on or back, by hand. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** A frame that was pointed at. */
  | { readonly kind: 'show'; readonly frame: number }
  | { readonly kind: 'speed'; readonly speed: number };

/** The speeds a visitor can choose. */
export const speeds = [0.25, 0.5, 1, 2] as const;

/** The playback after an action, of an animation with `count` frames. */
export function play(playback: Playback, action: PlaybackAction, count: number): Playback {
  const turned = (by: number) => (playback.frame + by + count) % count;
  switch (action.kind) {
    case 'tick':
      return playback.isPlaying ? { ...playback, frame: turned(1) } : playback;
    case 'toggle':
      return { ...playback, isPlaying: !playback.isPlaying };
    case 'step':
      return { ...playback, isPlaying: false, frame: turned(action.by) };
    case 'show':
      return { ...playback, isPlaying: false, frame: action.frame };
    case 'speed':
      return { ...playback, speed: action.speed };
  }
}
/** Frames of an animation that stand beside each other. */
export interface Row {
  /** Its first frame; frames count from 0. */
  readonly first: number;
  readonly frames: number;
}

/** So many frames in as few rows as do, none longer than `longest` frames, all but the last of one length. */
export function splitIntoRows(frames: number, longest: number): Row[] {
  const rows = Math.ceil(frames / Math.max(1, longest));
  const length = Math.ceil(frames / rows);
  return Array.from({ length: Math.ceil(frames / length) }, (_, row) => ({
    first: row * length,
    frames: Math.min(length, frames - row * length),
  }));
}

/**
 * The frame that is seen at a moment of an animation.
 * @param moment from 0, its beginning, to 1, its end
 * @param durations of the frames
 */
export function frameAt(moment: number, durations: readonly number[]): number {
  const time = moment * durations.reduce((sum, duration) => sum + duration, 0);
  let end = 0;
  const frame = durations.findIndex((duration) => {
    end += duration;
    return time < end;
  });
  return frame === -1 ? durations.length - 1 : frame;
}
