import { fill } from '../../model/text';
import type { Text } from '../../model/words';
import css from './Animation.module.css';
import { type ControlName, controlPaths } from './controlPaths';
import { type Playback, type PlaybackAction, speeds } from './model';

interface Props {
  readonly playback: Playback;
  readonly count: number;
  readonly act: (action: PlaybackAction) => void;
  readonly text: Text['exhibits']['animation'];
}

/** Back, play or pause, on, how fast, and which frame is shown. */
export function Controls({ playback: { frame, isPlaying, speed }, count, act, text }: Props) {
  return (
    <div className={css.bar}>
      <Press icon="previous" label={text.previous} act={() => act({ kind: 'step', by: -1 })} />
      <Toggle isPlaying={isPlaying} act={act} text={text} />
      <Press icon="next" label={text.next} act={() => act({ kind: 'step', by: 1 })} />
      <select
        className={css.speed}
        aria-label={text.speed}
        value={speed}
        onChange={(event) => act({ kind: 'speed', speed: Number(event.target.value) })}
      >
        {speeds.map((choice) => (
          <option key={choice} value={choice}>
            {choice}×
          </option>
        ))}
      </select>
      <span className={css.count} role="img" aria-label={fill(text.position, { frame: frame + 1, count })}>
        {frame + 1}/{count}
      </span>
    </div>
  );
}

/** Play or pause. */
export function Toggle({
  isPlaying,
  act,
  text,
}: Pick<Props, 'act' | 'text'> & { readonly isPlaying: boolean }) {
  const icon = isPlaying ? 'pause' : 'play';
  return <Press icon={icon} label={text[icon]} act={() => act({ kind: 'toggle' })} />;
}

interface PressProps {
  readonly icon: ControlName;
  readonly label: string;
  readonly act: () => void;
}

function Press({ icon, label, act }: PressProps) {
  return (
    <button className={css.press} type="button" aria-label={label} title={label} onClick={act}>
      <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
        <path d={controlPaths[icon]} />
      </svg>
    </button>
  );
}
