import type { LiveProps } from '../../app/ui/live';
import { pixelArt } from '../../app/ui/pixelArt';
import type { TreeValue } from '../../model/tree';
import css from './Animation.module.css';
import { ClipPlayer } from './ClipPlayer';
import { Controls, Toggle } from './Controls';
import { readClip } from './clip';
import { animationFromProps } from './meta';
import { zoomedSheet, zoomedStrip } from './still';
import { usePlayback } from './usePlayback';

/** An animation of the art folder, or a writer's own. */
export function Live(props: LiveProps) {
  const clip = readClip(props.attributes);
  return clip === undefined ? <ArtPlayer {...props} /> : <ClipPlayer {...props} clip={clip} />;
}

/** The sheet behind a window of one frame, and the controls. */
function ArtPlayer({ attributes, text, render }: LiveProps) {
  const animation = animationFromProps(attributes);
  const { width, scale, durations } = animation;
  const poster = textOf(attributes['poster']);
  const { ref, playback, act } = usePlayback(durations);
  const { frame, isPlaying } = playback;
  const room = pixelArt(width / scale, scale);
  return (
    <div ref={ref} className={css.live}>
      {poster === undefined ? (
        <p className={`${css.window} ${room.className}`} style={room.style}>
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

function textOf(value: TreeValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
