import { useEffect, useReducer, useRef } from 'react';
import type { LiveProps } from '../../app/ui/live';
import { pixelArt } from '../../app/ui/pixelArt';
import { useIsSeen } from '../../app/ui/useIsSeen';
import type { TreeValue } from '../../model/tree';
import css from './Animation.module.css';
import { Controls, Toggle } from './Controls';
import { animationFromProps } from './meta';
import { type Playback, type PlaybackAction, play } from './model';
import { zoomedSheet, zoomedStrip } from './still';

/** The sheet behind a window of one frame, and the controls. */
export function Live({ attributes, text, render }: LiveProps) {
  const animation = animationFromProps(attributes);
  const { width, scale, durations } = animation;
  const count = durations.length;
  const poster = textOf(attributes['poster']);
  const [playback, act] = useReducer(
    (before: Playback, action: PlaybackAction) => play(before, action, count),
    undefined,
    start,
  );
  const { frame, isPlaying, speed } = playback;
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  const room = pixelArt(width / scale, scale);
  const wait = (durations[frame] ?? 0) / speed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame waits anew, also for as long as the last
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setTimeout(() => act({ kind: 'tick' }), wait);
    return () => clearTimeout(timer);
  }, [frame, isPlaying, isSeen, wait]);
  return (
    <div ref={ref} className={css.live}>
      {poster === undefined ? (
        <p className={`${css.window} ${room.className}`} style={room.style}>
          <span style={{ transform: `translateX(${(-100 * frame) / count}%)` }}>
            {render([zoomedStrip(animation)])}
          </span>
        </p>
      ) : (
        <p
          className={css.window}
          // The first frame, which is there already, fills the window until the sheet has come.
          style={{ inlineSize: width, background: `url(${poster}) 0 0 / 100% 100%` }}
        >
          <span style={{ transform: `translateX(${-frame * width}px)` }}>
            {render([zoomedSheet(animation)])}
          </span>
        </p>
      )}
      {poster !== undefined ? (
        <span className={css.corner}>
          <Toggle isPlaying={isPlaying} act={act} text={text.animation} />
        </span>
      ) : (
        <Controls playback={playback} durations={durations} act={act} text={text.animation} />
      )}
    </div>
  );
}

function textOf(value: TreeValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Plays at once, unless the visitor wants no motion. */
function start(): Playback {
  return { frame: 0, isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches, speed: 1 };
}
