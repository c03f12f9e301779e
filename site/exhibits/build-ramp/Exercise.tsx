import { fill } from 'generator/model/text';
import { useMemo, useRef } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type PointTo } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { bar, drawRamp, ground } from './drawRamp';
import {
  choosePart,
  degreesPerStep,
  hueNameOf,
  hueSteps,
  nearestPart,
  type Part,
  parts,
  partToTurn,
  rampLink,
  spaces,
  startRamp,
  turnHue,
} from './model';
import './ramp.css';
import type { Words } from './words';

/** Rows above the bar where a press is meant for its handles. */
const reach = 11;
/** The same in every language. */
const spaceNames = { oklch: 'OKLCH', hsv: 'HSV' };

/** Lets the reader turn the hues of shadow, base and light, and see a ball in the shades that follow. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startRamp,
    link: rampLink,
    isMet: (ramp) => partToTurn(ramp) === undefined,
    answer,
  });
  const { hues, space, chosen } = state;
  const raster = useMemo(() => drawRamp(state), [state]);
  const cursor = { x: bar.left + hues[chosen], y: bar.top };
  const nameOf = (part: Part) => words.hueNames[hueNameOf(hues[part])];
  const toTurn = partToTurn(state);
  const reading =
    toTurn === undefined
      ? fill(words.turned, { shadow: nameOf('shadow'), light: nameOf('light') })
      : fill(words.toTurn[toTurn], { hue: nameOf(toTurn) });
  const degreesOf = (part: Part) => hues[part] * degreesPerStep;
  const isAtBar = useRef(false);
  const point: PointTo = ({ x, y }, by) => {
    if (by === 'keys' && y !== cursor.y) return setState(choosePart(state, y < cursor.y ? 1 : -1));
    // A drag that began on the ball turns nothing; one that began at the bar may lead anywhere.
    if (by === 'press') isAtBar.current = y >= bar.top - reach;
    if (by !== 'keys' && !isAtBar.current) return;
    const step = x - bar.left;
    // Dragged beyond an end of the bar a hue stays there: only the keys go round.
    const inside = by === 'keys' ? step : Math.max(0, Math.min(hueSteps - 1, step));
    // A finger presses and drags in one event.
    setState((ramp) => turnHue(ramp, by === 'press' ? nearestPart(ramp, inside) : ramp.chosen, inside));
  };
  return (
    <ExercisePanel
      {...panel}
      announcement={`${fill(words.announcement, { part: words.parts[chosen], degrees: degreesOf(chosen) })} ${reading}`}
      savePicture={() => saveStage('ramp', raster)}
    >
      <PixelStage {...stage} finger="slides" raster={raster} cursor={cursor} point={point} around={ground} />
      <div className="tool-controls ramp-hues">
        {parts.map((part) => (
          <Slider
            key={part}
            label={words.parts[part]}
            value={hues[part]}
            largest={hueSteps - 1}
            shown={fill(words.degrees, { degrees: degreesOf(part) })}
            change={(step) => setState(turnHue(state, part, step))}
          />
        ))}
        <Choice
          label={words.space}
          options={spaces.map((value) => ({ value, label: spaceNames[value] }))}
          chosen={space}
          choose={(value) => setState({ ...state, space: value })}
        />
        <p className="exercise-reading" aria-hidden="true">
          {reading}
        </p>
      </div>
    </ExercisePanel>
  );
}
