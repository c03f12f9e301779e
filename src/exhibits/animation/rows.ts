/** Frames of an animation that stand beside each other. */
export interface Row {
  /** Its first frame; frames count from 0. */
  readonly first: number;
  readonly frames: number;
}

/** So many frames in as few rows as do, none longer than `longest` frames, all but the last of one length. */
export function rowsOf(frames: number, longest: number): Row[] {
  const rows = Math.ceil(frames / Math.max(1, longest));
  const length = Math.ceil(frames / rows);
  return Array.from({ length: Math.ceil(frames / length) }, (_, row) => ({
    first: row * length,
    frames: Math.min(length, frames - row * length),
  }));
}
