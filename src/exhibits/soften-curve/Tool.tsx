import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import { drawCurve } from './drawCurve';
import {
  curve,
  isGoalMet,
  judge,
  paint,
  pressPixel,
  readSoftening,
  stageSize,
  startSoftening,
  writeSoftening,
} from './model';
import { RealSize } from './RealSize';
import type { Words } from './words';

/** Where the keyboard begins: below the step to the longest run. */
const start: Point = { x: (curve.at(-1)?.first ?? 0) - 1, y: curve.at(-1)?.row ?? 0 };

/** What goes on beside the picture: the night without what is drawn. */
const night = drawCurve(startSoftening);

/** Lets the reader place mixed pixels at the ends of a curve's runs, and see it small beside the stage. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startSoftening,
    read: readSoftening,
    write: writeSoftening,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawCurve(state), [state]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys') => {
    moveCursor(to);
    if (by !== 'keys') setState((softening) => (by === 'press' ? pressPixel : paint)(softening, to));
  };
  const { softened, needed, faults } = judge(state);
  const measured = fill(words.measured, { softened, needed, faults: faults.size });
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
      savePicture={() => saveStage('curve', raster)}
      room="low"
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((softening) => pressPixel(softening, cursor))}
        reset={reset}
        hasGrid
        around={night}
      />
      <div className="tool-controls">
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
        <RealSize label={words.small} raster={raster} />
      </div>
    </Exercise>
  );
}
