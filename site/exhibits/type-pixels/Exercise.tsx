import { fill } from 'generator/model/text';
import { useMemo, useRef, useState } from 'react';
import { answerTime } from '../kit/answers';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { answer, lampPeriod } from './answer';
import { characterNear, drawSign, pixelOf, wall } from './drawSign';
import { fonts } from './fonts';
import {
  chooseFont,
  factorsOf,
  isGoalMet,
  isOnBoard,
  listMissing,
  looks,
  missingLines,
  type Placed,
  placeText,
  type Sign,
  signLink,
  startSign,
  writeText,
} from './model';
import type { Words } from './words';

/** The last frames of the answer, over and over: the lamps run on. */
const loopOf = (sign: Sign) =>
  Array.from({ length: lampPeriod }, (_, frame) => ({
    raster: answer.draw(sign, answer.frames - lampPeriod + frame),
    duration: answerTime,
  }));

/** Lets the reader write a sign in a pixel font of the site, and names the letters that it lacks. */
export function Exercise(props: ExerciseProps<Words>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startSign,
    link: signLink,
    isMet: isGoalMet,
    answer,
    poster: loopOf,
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
  const point: PointTo = (to, by, from) => {
    if (by === 'keys' && here !== undefined) {
      const way = Math.sign(to.x - from.x) || Math.sign(to.y - from.y);
      setWanted((placed[placed.indexOf(here) + way] ?? here).index);
    } else if (by === 'press') {
      const near = characterNear(state, to);
      if (near !== undefined) setWanted(near.index);
      select(near);
    }
  };
  const missing = listMissing(state);
  const lines = missingLines(state);
  const asked = [
    ...(lines === undefined ? [] : [words[lines]]),
    ...(isOnBoard(state) ? [] : [words.tooLarge]),
    ...(missing.length === 0 ? [] : [fill(words.missing, { characters: missing.join(' ') })]),
  ];
  const measured = asked.join(words.between) || words.complete;
  return (
    <ExercisePanel
      {...panel}
      room="long"
      announcement={measured}
      savePicture={() => saveStage('sign', raster)}
    >
      <PixelStage
        {...stage}
        finger="taps"
        raster={raster}
        cursor={here === undefined ? { x: 0, y: 0 } : pixelOf(here)}
        point={point}
        act={() => select(here)}
        around={wall}
      />
      <div className="tool-controls" style={columns}>
        <label className="tool-control">
          <span>{words.text}</span>
          <textarea
            ref={field}
            className="tool-select"
            style={fieldStyle}
            dir="auto"
            rows={2}
            spellCheck={false}
            value={state.text}
            onChange={({ currentTarget }) => setState(writeText(state, currentTarget.value))}
          />
        </label>
        <Choice
          label={words.look}
          options={looks.map((value) => ({ value, label: words.looks[value] }))}
          chosen={state.look}
          choose={(look) => setState({ ...state, look })}
        />
        <div style={row}>
          <Choice
            label={words.font}
            options={fonts.map((value) => ({ value, label: words.fonts[value] }))}
            chosen={state.font}
            choose={(font) => setState(chooseFont(state, font))}
          />
          <Choice
            label={words.factor}
            options={factorsOf(state.font).map((value) => ({ value, label: `${value}` }))}
            chosen={state.factor}
            choose={(factor) => setState({ ...state, factor })}
          />
        </div>
        <p className="exercise-reading" style={{ gridColumn: '1 / -1' }} aria-hidden="true">
          {measured}
        </p>
      </div>
    </ExercisePanel>
  );
}

/** Two where there is room, so that nothing moves as a choice grows. */
const columns = columnsOf('17rem');
/** Two on most phones as well. */
const row = { ...columnsOf('10.5rem'), gridColumn: '1 / -1', rowGap: 'inherit' };

function columnsOf(least: string) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;
  return { display: 'grid', gridTemplateColumns, columnGap: '0.75rem' };
}

/** A field has the frame of a list without its arrow; the border shows where colours are forced. */
const fieldStyle = {
  justifySelf: 'stretch',
  minInlineSize: 'min(15rem, 100%)',
  padding: '0.375rem 0.75rem',
  border: '2px solid transparent',
  backgroundImage: 'none',
  resize: 'none',
} as const;
