import type { PointerEvent } from 'react';
import { fill } from '../../model/text';
import type { ExhibitWords } from '../../model/words';
import css from './Animation.module.css';
import { type ControlName, controlPaths } from './controlPaths';
import { frameAt, type Playback, type PlaybackAction, speeds } from './model';

interface Props {
  readonly playback: Playback;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
  readonly act: (action: PlaybackAction) => void;
  readonly text: ExhibitWords['animation'];
}

/** Back, play or pause, on, how fast, all frames as long as they last, and which one is shown. */
export function Controls({ playback: { frame, isPlaying, speed }, durations, act, text }: Props) {
  const count = durations.length;
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
      <TimeLine frame={frame} durations={durations} act={act} />
      <span className={css.count} role="img" aria-label={fill(text.position, { frame: frame + 1, count })}>
        {frame + 1}/{count}
        <small>{fill(text.milliseconds, { duration: durations[frame] ?? 0 })}</small>
      </span>
    </div>
  );
}

/** All frames, each as long as it lasts: the one under the pointer is shown. By keyboard the buttons do it. */
function TimeLine({ frame, durations, act }: Pick<Props, 'durations' | 'act'> & { readonly frame: number }) {
  const point = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: line, pointerId, type, clientX } = event;
    if (type === 'pointerdown') line.setPointerCapture(pointerId);
    if (!line.hasPointerCapture(pointerId)) return;
    const { left, width } = line.getBoundingClientRect();
    act({ kind: 'show', frame: frameAt(Math.max(0, (clientX - left) / width), durations) });
  };
  return (
    <span className={css.line} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
      {durations.map((duration, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: frames never change places
          key={index}
          data-shown={index === frame || undefined}
          style={{ flexGrow: duration }}
        />
      ))}
    </span>
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
