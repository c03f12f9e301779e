import type { LiveProps } from '../../app/ui/live';
import { pixelArt } from '../../app/ui/pixelArt';
import css from './Animation.module.css';
import { ClipPlayer } from './ClipPlayer';
import { Controls, Toggle } from './Controls';
import type { Clip } from './clip';
import type { Animation } from './meta';
import { cropOf, zoomedSheet, zoomedStrip } from './still';
import { usePlayback } from './usePlayback';

/** An animation of the art folder, or a writer's own. */
export function Live({ data, ...props }: LiveProps<Animation | Clip>) {
  return 'sheet' in data ? <ClipPlayer {...props} clip={data} /> : <ArtPlayer {...props} animation={data} />;
}

interface ArtPlayerProps extends Pick<LiveProps, 'text' | 'render'> {
  readonly animation: Animation;
}

/** The sheet behind a window of one frame, and the controls. */
function ArtPlayer({ animation, text, render }: ArtPlayerProps) {
  const { width, scale, durations, poster } = animation;
  const { ref, playback, act } = usePlayback(durations);
  const { frame, isPlaying } = playback;
  const room = pixelArt(width / scale, scale);
  return (
    <div ref={ref} className={css.live}>
      {poster === undefined ? (
        <p className={`${css.window} ${room.className} ${cropOf(animation)}`} style={room.style}>
          <span style={{ transform: `translateX(${(-100 * frame) / durations.length}%)` }}>
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
