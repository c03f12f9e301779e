import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { cssOfLetter } from '../kit/stamp';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { drawResult, drawTurn, surroundTurn } from './drawTurn';
import {
  chooseRepair,
  faultsOf,
  inksOf,
  isGoalMet,
  isUnbroken,
  methods,
  nextFault,
  side,
  startTurn,
  turnLink,
  turnTo,
  undo,
} from './model';
import { type Ink, inks } from './sword';
import './sword.css';
import { usePointing } from './usePointing';
import type { Words } from './words';

const inkNames = { 0: 'outline', 6: 'lit', 4: 'shaded', b: 'gold', 9: 'grip', '.': 'nothing' } as const;

/** Lets the reader turn a sword in three ways at once, and repair one of the results pixel by pixel. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startTurn,
    link: turnLink,
    isMet: isGoalMet,
    answer,
    strokes: drawTurn,
  });
  const { degrees, repaired, ink, cursor } = state;
  const raster = useMemo(() => drawTurn(state), [state]);
  const around = useMemo(() => surroundTurn(raster.height), [raster.height]);
  const pointing = usePointing(state, setState);
  const keys = repaired === undefined ? words.keys : words.repairKeys;
  const nameOf = (one: Ink) => words.inks[inkNames[one]];
  const count = repaired === undefined ? 0 : faultsOf(state, repaired).size;
  const reading = isUnbroken(state)
    ? fill(words.whole, { degrees })
    : repaired === undefined
      ? words.broken
      : fill(words.faults[nextFault(state, repaired)?.[1] ?? 'none'], { count });
  const announce = () => {
    if (repaired === undefined) return fill(words.announcement, { degrees });
    const at = { row: Math.floor(cursor / side) + 1, column: (cursor % side) + 1 };
    const result = inksOf(state, repaired);
    return fill(words.pixelAnnouncement, { ...at, ink: nameOf(result[cursor] ?? '.'), count });
  };
  return (
    <ExercisePanel
      {...panel}
      keys={keys}
      room="large"
      announcement={announce()}
      savePicture={() =>
        saveStage('turned-sword', repaired === undefined ? raster : drawResult(state, repaired))
      }
    >
      <PixelStage
        {...stage}
        finger={repaired === undefined ? 'slides' : undefined}
        label={`${repaired === undefined ? words.stage : words.repairStage} ${keys}`}
        raster={raster}
        {...pointing}
        around={around}
      />
      <div className="tool-controls">
        <div className="sword-line">
          <p className="exercise-reading" aria-hidden="true">
            {reading}
          </p>
          {repaired !== undefined && (
            <button className="tool-quiet" type="button" onClick={() => setState(undo(state))}>
              {words.undo}
            </button>
          )}
        </div>
        <Choice
          label={words.task}
          options={[
            { value: 'turn', label: words.turn, detail: words.all },
            ...methods.map((value, index) => ({
              value,
              label: fill(words.mend, { number: index + 1 }),
              detail: value === 'rotsprite' ? 'RotSprite' : words.methods[value],
            })),
          ]}
          chosen={repaired ?? 'turn'}
          choose={(value) =>
            setState(
              chooseRepair(
                state,
                methods.find((method) => method === value),
              ),
            )
          }
        />
        {repaired === undefined ? (
          <Slider
            label={words.angle}
            value={degrees}
            largest={359}
            shown={fill(words.degrees, { degrees })}
            change={(value) => setState(turnTo(state, value))}
          />
        ) : (
          <Choice
            label={words.ink}
            options={inks.map((value) => ({ value, label: nameOf(value), swatch: cssOfLetter(value) }))}
            chosen={ink}
            choose={(value) => setState({ ...state, ink: value })}
          />
        )}
      </div>
    </ExercisePanel>
  );
}
