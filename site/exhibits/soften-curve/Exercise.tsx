import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { ExercisePanel } from '../kit/ExercisePanel';
import type { Point, PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { useZoom } from '../zoom/useZoom';
import { ZoomChoice } from '../zoom/ZoomChoice';
import { ZoomStage } from '../zoom/ZoomStage';
import { answer } from './answer';
import { drawCurve, surroundings } from './drawCurve';
import {
  curve,
  isGoalMet,
  judge,
  paint,
  pressPixel,
  softeningLink,
  stageSize,
  startSoftening,
} from './model';
import { RealSize } from './RealSize';
import type { Words } from './words';

/** Where the keyboard begins: below the step to the longest run. */
const start: Point = { x: (curve.at(-1)?.first ?? 0) - 1, y: curve.at(-1)?.row ?? 0 };

/** Lets the reader place mixed pixels at the ends of a curve's runs, and see it small beside the stage. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startSoftening,
    link: softeningLink,
    isMet: isGoalMet,
    answer,
    strokes: (softening) => drawCurve(softening),
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const zoom = useZoom(stageSize, state, setState);
  const raster = useMemo(() => drawCurve(state), [state]);
  const point: PointTo = (to, by) => {
    moveCursor(to);
    if (by !== 'keys') setState((softening) => (by === 'press' ? pressPixel : paint)(softening, to));
  };
  const { softened, needed, next, faults } = judge(state);
  const hint = next && fill(next.way < 0 ? words.left : words.right, { ...next });
  const measured = fill(words.measured, { softened, needed, faults: faults.size });
  return (
    <ExercisePanel
      {...panel}
      announcement={`${measured} ${hint ?? ''}`}
      savePicture={() => saveStage('curve', raster)}
      room="low"
    >
      <ZoomStage
        {...stage}
        zoom={zoom}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((softening) => pressPixel(softening, cursor))}
        hasGrid
        around={surroundings}
      />
      <div className="tool-controls">
        <ZoomChoice label={words.zoom} zoom={zoom} cursor={cursor} />
        <p className="exercise-reading" style={{ flexBasis: 0 }} aria-hidden="true">
          {measured}
          <br />
          {hint}
        </p>
        <RealSize label={words.small} raster={raster} />
      </div>
    </ExercisePanel>
  );
}
