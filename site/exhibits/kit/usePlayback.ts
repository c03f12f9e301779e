import { useEffect, useState } from 'react';

/** Browsers take shorter times for a mistake, and play them like this, in milliseconds. */
const shortest = 20;
const insteadOfTooShort = 100;

export interface FramePlayback {
  /** The frame that is shown, from 0. */
  readonly frame: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Shows a frame and rests there. */
  readonly show: (frame: number) => void;
}

/**
 * Plays frames while they are seen; at rest at first where the visitor wants no motion.
 * @param durations of each frame, in milliseconds
 */
export function usePlayback(durations: readonly number[], isSeen: boolean): FramePlayback {
  const [wanted, setFrame] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const count = durations.length;
  // Another picture may have fewer frames.
  const frame = wanted < count ? wanted : 0;
  const written = durations[frame] ?? 0;
  const wait = written < shortest ? insteadOfTooShort : written;
  useEffect(() => {
    if (!isPlaying || !isSeen || count < 2) return;
    const timer = setTimeout(() => setFrame((frame + 1) % count), wait);
    return () => clearTimeout(timer);
  }, [frame, isPlaying, isSeen, count, wait]);
  const show = (next: number) => {
    setPlaying(false);
    setFrame(next);
  };
  return { frame, isPlaying, toggle: () => setPlaying(!isPlaying), show };
}
