import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { HiddenLegend } from '../../app/ui/VisuallyHidden';
import { fill } from '../../model/text';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import { LayerList } from './LayerList';
import './layers.css';
import {
  changeLayer,
  drawStack,
  full,
  isGoalMet,
  moveSelected,
  percentOf,
  pickLayer,
  readStack,
  selectedPlace,
  startStack,
  writeStack,
} from './model';
import { stageSize } from './scene';
import type { Words } from './words';

/** Where the keyboard begins: on the slime. */
const start: Point = { x: 20, y: 22 };

/** Lets the reader order, hide, clip and fade the layers of a picture. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startStack,
    read: readStack,
    write: writeStack,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawStack(state), [state]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys') => {
    moveCursor(to);
    if (by === 'press') setState((stack) => pickLayer(stack, to));
  };
  const place = selectedPlace(state);
  const selected = state.layers[place];
  const opacityOf = (opacity: number) => fill(words.percent, { amount: percentOf(opacity) });
  const said = fill(words.said, {
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
  });
  const moves = [
    { label: words.up, to: place - 1, isEnd: place === 0 },
    { label: words.down, to: place + 1, isEnd: place === state.layers.length - 1 },
  ];
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={words.keys}
      room="long"
      reset={reset}
      said={said}
      notice={notice}
      copyLink={copyLink}
      savePicture={() => saveStage('layers', raster)}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((stack) => pickLayer(stack, cursor))}
        reset={reset}
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
        </fieldset>
      </div>
    </Exercise>
  );
}
