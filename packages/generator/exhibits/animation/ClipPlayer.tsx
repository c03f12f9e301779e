import { useState } from 'react';
import type { LiveProps } from '../../app/ui/live';
import { pixelArt } from '../../app/ui/pixelArt';
import { altOf } from '../../model/art';
import css from './Animation.module.css';
import { Controls } from './Controls';
import { type Clip, placeOfFrame } from './clip';
import { usePlayback } from './usePlayback';

interface Props extends Pick<LiveProps, 'text' | 'render'> {
  readonly clip: Clip;
}

/** The sheet behind a window of one frame, and the controls. */
export function ClipPlayer({ clip, text, render }: Props) {
  const { still, sheet, columns, width, height, scale, durations } = clip;
  const { ref, playback, act } = usePlayback(durations);
  const [isLoaded, setLoaded] = useState(false);
  const room = scale === undefined ? undefined : pixelArt(width / scale, scale);
  const { left, top } = placeOfFrame(playback.frame, clip);
  const size = { width: width * columns, height: height * Math.ceil(durations.length / columns) };
  return (
    <div ref={ref} className={css.live}>
      <p
        className={`${css.clip} ${room?.className ?? css.fluid}`}
        style={{
          ...(room?.style ?? { inlineSize: width }),
          aspectRatio: `${width}/${height}`,
          // The first frame, which is there already, until the sheet has come.
          backgroundImage: isLoaded ? undefined : `url(${still})`,
        }}
        onLoadCapture={() => setLoaded(true)}
      >
        <span
          style={{
            inlineSize: `${100 * columns}%`,
            transform: `translate(${-100 * left}%, ${-100 * top}%)`,
          }}
        >
          {render([['Zoom', { href: sheet }, ['img', { src: sheet, ...size, ...altOf(clip) }]]])}
        </span>
      </p>
      <Controls playback={playback} durations={durations} act={act} text={text.animation} />
    </div>
  );
}
