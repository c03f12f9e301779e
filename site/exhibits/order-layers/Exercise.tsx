import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { LayerList } from './LayerList';
import './layers.css';
import {
  changeLayer,
  drawStack,
  full,
  isGoalMet,
  missingOf,
  moveSelected,
  percentOf,
  pickLayer,
  selectedPlace,
  stackLink,
  startStack,
  surroundStack,
} from './model';
import { stageSize } from './scene';
import type { Words } from './words';

/** Where the keyboard begins: on the slime. */
const start: Point = { x: 20, y: 22 };

/** Lets the reader order, hide, clip and fade the layers of a picture. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startStack,
    link: stackLink,
    isMet: isGoalMet,
    answer,
    strokes: drawStack,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const { layers } = state;
  const raster = useMemo(() => drawStack({ layers }), [layers]);
  const around = useMemo(() => surroundStack({ layers }), [layers]);
  const point: PointTo = (to, by) => {
    moveCursor(to);
    if (by === 'press') setState((stack) => pickLayer(stack, to));
  };
  const place = selectedPlace(state);
  const selected = state.layers[place];
  const opacityOf = (opacity: number) => fill(words.percent, { amount: percentOf(opacity) });
  const missing = missingOf(state);
  const asked = missing
    ? fill(words.missing[missing.demand], {
        layer: words.layers[missing.name ?? 'ground'],
        amount: opacityOf(missing.opacity ?? full),
      })
    : words.complete;
  const announcement = fill(words.announcement, {
    layer: words.layers[state.selected],
    stack: state.layers
      .map(({ name, isShown, isClipped, opacity }) =>
        [
          words.layers[name],
          opacityOf(opacity),
          ...(isShown ? [] : [words.isHidden]),
          ...(isClipped ? [words.isClipped] : []),
        ].join(' '),
      )
      .join(words.separator),
    missing: asked,
  });
  const moves = [
    { label: words.up, to: place - 1, isEnd: place === 0 },
    { label: words.down, to: place + 1, isEnd: place === state.layers.length - 1 },
  ];
  return (
    <ExercisePanel
      {...panel}
      room="long"
      announcement={announcement}
      savePicture={() => saveStage('layers', raster)}
    >
      <PixelStage
        {...stage}
        finger="taps"
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((stack) => pickLayer(stack, cursor))}
        around={around}
      />
      <div className="tool-controls layer-controls">
        <LayerList stack={state} change={setState} words={words} />
        <fieldset className="layer-moves">
          <HiddenLegend>{words.layers[state.selected]}</HiddenLegend>
          {moves.map(({ label, to, isEnd }) => (
            <button
              key={label}
              className="tool-quiet"
              type="button"
              aria-disabled={isEnd}
              onClick={() => setState((stack) => moveSelected(stack, to))}
            >
              {label}
            </button>
          ))}
          <Slider
            label={words.opacity}
            value={selected?.opacity ?? 0}
            largest={full}
            shown={opacityOf(selected?.opacity ?? 0)}
            change={(opacity) => setState((stack) => changeLayer(stack, stack.selected, { opacity }))}
          />
          <p className="exercise-reading" aria-hidden="true">
            {asked}
          </p>
        </fieldset>
      </div>
    </ExercisePanel>
  );
}
