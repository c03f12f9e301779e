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
import {
  diffusions,
  drawStage,
  isGoalMet,
  matrixSides,
  moveThreshold,
  readSky,
  startSky,
  writeSky,
} from './model';
import { side } from './scene';
import type { Words } from './words';

/** As their authors are called in every language. */
const diffusionNames = { 'floyd-steinberg': 'Floyd–Steinberg', atkinson: 'Atkinson' };

/** The side of the largest pattern. */
const period = { x: 8, y: 1 };

/** Lets the reader drag the dusk over two skies, one of a pattern and one of error diffusion. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startSky,
    read: readSky,
    write: writeSky,
    words: text.exercise,
  });
  const { threshold, matrix, diffusion } = state;
  const raster = useMemo(() => drawStage(state), [state]);
  const move = (row: number) => setState(moveThreshold(state, row));
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={words.keys}
      reset={reset}
      said={fill(words.said, { row: threshold + 1 })}
      notice={notice}
      copyLink={copyLink}
      savePicture={() => saveStage('dithered-sky', raster)}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={{ x: 0, y: threshold }}
        point={({ y }) => move(y)}
        reset={reset}
        period={period}
      />
      <div className="tool-controls">
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
    </Exercise>
  );
}
