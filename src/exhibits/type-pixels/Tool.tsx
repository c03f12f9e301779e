import { useMemo, useRef, useState } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { characterNear, drawSign, pixelOf, wall, wallPeriod } from './drawSign';
import {
  factors,
  isGoalMet,
  isOnBoard,
  listMissing,
  type Placed,
  placeText,
  readSign,
  startSign,
  writeSign,
  writeText,
} from './model';
import type { Words } from './words';

/** Lets the reader write a sign in a pixel font, and names the letters that it lacks. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startSign,
    read: readSign,
    write: writeSign,
    words: text.exercise,
  });
  const raster = useMemo(() => drawSign(state), [state]);
  const placed = useMemo(() => placeText(state), [state]);
  const [wanted, setWanted] = useState(0);
  const here = placed.find(({ index }) => index === wanted) ?? placed[0];
  const select = (one: Placed | undefined) => {
    if (one === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(one.index, one.index + one.character.length);
  };
  const point = (to: Point, by: 'press' | 'drag' | 'keys', from: Point) => {
    if (by === 'keys' && here !== undefined) {
      const way = Math.sign(to.x - from.x) || Math.sign(to.y - from.y);
      setWanted((placed[placed.indexOf(here) + way] ?? here).index);
    } else if (by === 'press') {
      const near = characterNear(state, to);
      if (near !== undefined) setWanted(near.index);
    }
  };
  const missing = listMissing(state);
  const measured = [
    missing.length === 0 ? words.complete : fill(words.missing, { characters: missing.join(' ') }),
    ...(isOnBoard(state) ? [] : [words.tooLarge]),
  ].join(' ');
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={words.keys}
      reset={reset}
      said={measured}
      notice={notice}
      copyLink={copyLink}
      savePicture={() => saveStage('sign', raster)}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: what the stage does for keys is its act; a press is over before the field can have the focus */}
      <div onClick={({ target }) => target instanceof HTMLCanvasElement && select(here)}>
        <PixelStage
          label={`${words.stage} ${words.keys}`}
          raster={raster}
          cursor={here === undefined ? { x: 0, y: 0 } : pixelOf(here)}
          point={point}
          act={() => select(here)}
          reset={reset}
          around={wall}
          period={wallPeriod}
        />
      </div>
      <div className="tool-controls">
        <label className="tool-control">
          <span>{words.text}</span>
          <textarea
            ref={field}
            className="exercise-text"
            dir="auto"
            rows={2}
            spellCheck={false}
            value={state.text}
            onChange={({ currentTarget }) => setState(writeText(state, currentTarget.value))}
          />
        </label>
        <Choice
          label={words.factor}
          options={factors.map((value) => ({ value, label: `${value}×` }))}
          chosen={state.factor}
          choose={(factor) => setState({ ...state, factor })}
        />
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
      </div>
    </Exercise>
  );
}
