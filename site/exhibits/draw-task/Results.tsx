import { useState } from 'react';
import type { PracticeRule } from '../../features/practice-cards/shared/practice';
import { Copy } from '../practice-ground/Copy';
import { readDrawing } from '../practice-ground/drawingCode';
import { drawSheet } from '../practice-ground/drawStage';
import { type Beat, evenBeat } from './beat';
import { Moments } from './Moments';
import { Motion } from './Motion';
import { copiesByRule, type Drawn, type ResultCopy } from './resultCopies';
import { Swing } from './Swing';
import { scenes } from './scenes';
import { swayRows } from './sway';

interface Props extends Drawn {
  /** Pixels that the ground of a motion goes back with each drawing; 0 where it stays. */
  readonly speed: number;
  /** How a motion is timed that has a scene. */
  readonly beat: Beat;
}

/** The drawing in use, once its rules are kept: what is shown follows from its rules, its motion or its scene. */
export function Results(props: Props) {
  const { step, grid, words } = props;
  const scene = scenes.get(step.task.name);
  const names = [...new Set(step.rules.map(({ name }) => name))];
  return (
    <>
      <InMotion {...props} />
      {names.map((name: PracticeRule) => (
        <Copies key={name} copies={copiesByRule[name]?.(props) ?? []} />
      ))}
      <PressedSign step={step} grid={grid} words={words} />
      <SwitchedSign step={step} grid={grid} words={words} />
      {scene && (
        <div className="drawing-copies">
          {[
            [words.moments, scene.moments] as const,
            ...(scene.wholeSteps ? [[words.wholeSteps, scene.wholeSteps] as const] : []),
          ].map(([label, moments]) => (
            <Moments
              key={label}
              label={label}
              raster={drawSheet([grid], step.inks)}
              scene={scene}
              moments={moments}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Pictures side by side; nothing where there are none. */
export function Copies({ copies }: { readonly copies: readonly ResultCopy[] }) {
  if (copies.length === 0) return null;
  return (
    <div className="drawing-copies">
      {copies.map(({ isSmoothed, ...copy }) =>
        isSmoothed ? (
          <span key={copy.label} className="drawing-smoothed">
            <Copy {...copy} />
          </span>
        ) : (
          <Copy key={copy.label} {...copy} />
        ),
      )}
    </div>
  );
}

/** The drawing among the others of its motion, in a scene where it has one; water sways by itself. */
function InMotion({ step: { task, rules, inks }, grid, words, speed, beat }: Props) {
  const shore = rules.find(({ name }) => name === 'mirror-down')?.count;
  const motion = task.motion?.map(({ drawing }) =>
    drawing === task.solution ? grid : (readDrawing(drawing, task.side, task.colors.length) ?? grid),
  );
  if (motion && task.swing)
    return (
      <div className="drawing-copies">
        <Swing label={words.beat.own} swing={task.swing} star={motion} inks={inks} beat={beat} />
        <Swing label={words.beat.even} swing={task.swing} star={motion} inks={inks} beat={evenBeat} />
      </div>
    );
  const grids = motion ?? (shore === undefined ? undefined : swayRows(grid, shore));
  return (
    grids && (
      <Motion
        label={words.moments}
        grids={grids}
        durations={task.motion?.map(({ duration }) => duration) ?? [swayTime]}
        own={grids.indexOf(grid)}
        inks={inks}
        ground={task.ground ?? ''}
        speed={speed}
      />
    )
  );
}

/** Of each drawing of water, in milliseconds. */
const swayTime = 80;

/** The ring of a button's edge, counted from the canvas's own; where it is sunken, the button is pressed. */
const edge = 2;

/** A sign as it was given, and as it was drawn under the finger. */
function PressedSign({ step: { rules, inks, given }, grid, words }: Drawn) {
  if (!rules.some(({ name, count }) => name === 'sunken' && count === edge)) return null;
  return (
    <button type="button" className="drawing-press" aria-label={words.press}>
      {[given, grid].map((state) => (
        <Copy
          key={state === grid ? 'own' : 'given'}
          label={words.press}
          raster={drawSheet([state], inks)}
          scale={4}
        />
      ))}
    </button>
  );
}

/** A sign that was drawn without its light, and at each press with it, as it was given. */
function SwitchedSign({ step: { rules, inks, given }, grid, words }: Drawn) {
  const [isOn, setOn] = useState(false);
  const isThing = rules.some(({ name }) => name === 'sized');
  if (!isThing || !rules.some(({ name }) => name === 'gone')) return null;
  return (
    <button type="button" className="drawing-press" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <Copy label={words.turnOn} raster={drawSheet([isOn ? given : grid], inks)} scale={4} />
    </button>
  );
}
