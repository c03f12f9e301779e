import { useEffect, useReducer, useRef } from 'react';
import { useIsSeen } from '../../app/ui/useIsSeen';
import { type Playback, type PlaybackAction, play } from './model';

/** An animation that runs while the element of `ref` is in view; at once, unless the visitor wants no motion. */
export function usePlayback(durations: readonly number[]) {
  const count = durations.length;
  const [playback, act] = useReducer(
    (before: Playback, action: PlaybackAction) => play(before, action, count),
    undefined,
    start,
  );
  const { frame, isPlaying, speed } = playback;
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  const wait = (durations[frame] ?? 0) / speed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame waits anew, also for as long as the last
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setTimeout(() => act({ kind: 'tick' }), wait);
    return () => clearTimeout(timer);
  }, [frame, isPlaying, isSeen, wait]);
  return { ref, playback, act };
}

function start(): Playback {
  return { frame: 0, isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1 };
}
