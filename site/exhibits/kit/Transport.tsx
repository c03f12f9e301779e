import { controlPaths } from 'generator/exhibits/animation/controlPaths';
import { fill } from 'generator/model/text';
import { Slider } from './Slider';
import type { FramePlayback } from './usePlayback';
import type { ToolWords } from './words';

interface Props {
  readonly playback: FramePlayback;
  readonly count: number;
  readonly text: ToolWords['kit'];
}

/** Play, pause, and a slider from frame to frame. */
export function Transport({ playback: { frame, isPlaying, toggle, show }, count, text }: Props) {
  const action = isPlaying ? 'pause' : 'play';
  return (
    <div className="tool-transport">
      <button className="tool-quiet" type="button" onClick={toggle}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={controlPaths[action]} />
        </svg>
        {text[action]}
      </button>
      <Slider
        label={text.frame}
        value={frame}
        largest={count - 1}
        shown={fill(text.frameOf, { frame: frame + 1, count })}
        change={show}
      />
    </div>
  );
}
