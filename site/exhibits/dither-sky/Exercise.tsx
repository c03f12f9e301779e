import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import {
  diffusions,
  drawStage,
  gap,
  isGoalMet,
  matrixSides,
  moveThreshold,
  placeOf,
  skyLink,
  startSky,
  surroundSky,
} from './model';
import { side } from './scene';
import type { Words } from './words';

/** As their authors are called in every language. */
const diffusionNames = { 'floyd-steinberg': 'Floyd–Steinberg', atkinson: 'Atkinson' };

/** Lets the reader drag the dusk over two skies, one of a pattern and one of error diffusion. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startSky,
    link: skyLink,
    isMet: isGoalMet,
    answer,
  });
  const { threshold, matrix, diffusion } = state;
  const raster = useMemo(() => drawStage(state), [state]);
  const around = useMemo(() => surroundSky(state), [state]);
  const { place, rows } = placeOf(state);
  const reading = fill(words.places[place], { rows });
  const move = (row: number) => setState(moveThreshold(state, row));
  return (
    <ExercisePanel
      {...panel}
      announcement={`${fill(words.announcement, { row: threshold + 1 })} ${reading}`}
      savePicture={() => saveStage('dithered-sky', raster)}
    >
      <PixelStage
        {...stage}
        finger="slides"
        handle={{ x: side + gap / 2, y: threshold }}
        raster={raster}
        cursor={{ x: 0, y: threshold }}
        point={({ y }) => move(y)}
        around={around}
      />
      <div className="tool-controls">
        <p className="exercise-reading" aria-hidden="true">
          {reading}
        </p>
        <Slider
          label={words.threshold}
          value={threshold}
          largest={side - 1}
          shown={String(threshold + 1)}
          change={move}
        />
        <Choice
          label={words.matrix}
          options={matrixSides.map((value) => ({ value, label: fill(words.matrices, { side: value }) }))}
          chosen={matrix}
          choose={(value) => setState({ ...state, matrix: value })}
        />
        <Choice
          label={words.diffusion}
          options={diffusions.map((value) => ({ value, label: diffusionNames[value] }))}
          chosen={diffusion}
          choose={(value) => setState({ ...state, diffusion: value })}
        />
      </div>
    </ExercisePanel>
  );
}
