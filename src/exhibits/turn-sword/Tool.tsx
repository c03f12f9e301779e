import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { checker, checkerPeriod, drawResult, drawTurn } from './drawTurn';
import { findFaults } from './findFaults';
import {
  chooseRepair,
  inksOf,
  isGoalMet,
  methods,
  readTurn,
  side,
  startTurn,
  turnTo,
  writeTurn,
} from './model';
import { cssOf, type Ink, inks } from './sword';
import { usePointing } from './usePointing';
import type { Words } from './words';

const inkNames = { 0: 'outline', 6: 'lit', 4: 'shaded', b: 'gold', 9: 'grip', '.': 'nothing' } as const;

/** Lets the reader turn a sword in three ways at once, and repair one of the results pixel by pixel. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startTurn,
    read: readTurn,
    write: writeTurn,
    words: text.exercise,
  });
  const { degrees, repaired, ink, cursor } = state;
  const raster = useMemo(() => drawTurn(state), [state]);
  const pointing = usePointing(state, setState);
  const keys = repaired === undefined ? words.keys : words.repairKeys;
  const nameOf = (one: Ink) => words.inks[inkNames[one]];
  const saidOf = () => {
    if (repaired === undefined) return fill(words.said, { degrees });
    const result = inksOf(state, repaired);
    return fill(words.saidPixel, {
      row: Math.floor(cursor / side) + 1,
      column: (cursor % side) + 1,
      ink: nameOf(result[cursor] ?? '.'),
      count: findFaults(result, side).length,
    });
  };
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={keys}
      room="tall"
      reset={reset}
      said={saidOf()}
      notice={notice}
      copyLink={copyLink}
      savePicture={() =>
        saveStage('turned-sword', repaired === undefined ? raster : drawResult(state, repaired))
      }
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${repaired === undefined ? words.stage : words.repairStage} ${keys}`}
        raster={raster}
        {...pointing}
        reset={reset}
        around={checker}
        period={checkerPeriod}
      />
      <div className="tool-controls">
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
            options={inks.map((value) => ({ value, label: nameOf(value), swatch: cssOf(value) }))}
            chosen={ink}
            choose={(value) => setState({ ...state, ink: value })}
          />
        )}
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
      </div>
    </Exercise>
  );
}
