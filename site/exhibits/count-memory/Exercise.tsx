import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { NumberField } from '../sheet-desk/NumberField';
import { answer } from './answer';
import { dragCorner, drawShelf, handleOf, isOfCanvas, surroundings } from './drawShelf';
import './memory.css';
import {
  cd,
  countBytes,
  countStored,
  formatBytes,
  isGoalMet,
  largest,
  measures,
  projectLink,
  resize,
  startProject,
} from './model';
import type { Words } from './words';

/** Lets the reader give the size of a project, and shows how many of its frames a CD has room for. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startProject,
    link: projectLink,
    isMet: isGoalMet,
    answer,
  });
  const raster = useMemo(() => drawShelf(state), [state]);
  const point: PointTo = (to, by, from) => {
    if (by === 'keys') setState(resize(state, Math.sign(to.x - from.x), Math.sign(from.y - to.y)));
    else if (isOfCanvas(by === 'press' ? to : from)) setState(dragCorner(state, to));
  };
  const sum = fill(words.sum, {
    ...state,
    amount: formatBytes(countBytes(state)),
    stored: countStored(state),
  });
  return (
    <ExercisePanel {...panel} room="large" announcement={sum} savePicture={() => saveStage('memory', raster)}>
      <PixelStage
        {...stage}
        finger="slides"
        handle={handleOf(state)}
        raster={raster}
        around={surroundings}
        cursor={handleOf(state)}
        point={point}
      />
      <p className="memory-sum">
        <strong>{sum}</strong>
        {fill(words.hint, { room: formatBytes(cd) })}
      </p>
      <div className="tool-controls memory-fields">
        {measures.map((measure) => (
          <NumberField
            key={measure}
            label={words.measures[measure]}
            value={state[measure]}
            smallest={1}
            largest={largest[measure]}
            change={(value) => setState({ ...state, [measure]: value })}
          />
        ))}
      </div>
    </ExercisePanel>
  );
}
