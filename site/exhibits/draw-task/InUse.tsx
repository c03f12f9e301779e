import { Copy } from '../practice-ground/Copy';
import { drawSheet } from '../practice-ground/drawStage';
import type { Added, Wanted } from './added';
import { BeatFields } from './BeatFields';
import { FolderFields } from './FolderFields';
import { Moments } from './Moments';
import { PlanFields } from './PlanFields';
import { Copies, Results } from './Results';
import { type Drawn, greyCopies } from './resultCopies';
import { Stride } from './Stride';
import { scenes } from './scenes';
import type { Step } from './steps';
import { speeds } from './stride';

interface Props extends Drawn {
  /** Whether all rules of the drawing are kept. */
  readonly isKept: boolean;
  readonly wanted: Wanted;
  readonly added: Added;
  readonly change: (added: Added) => void;
  /** Minutes that the drawing took so far; absent before its first stroke. */
  readonly spent: number | undefined;
}

/** The drawing in use, and what the lesson asks for after it. */
export function InUse({ isKept, wanted, added, change, spent, ...drawn }: Props) {
  const { step, words } = drawn;
  const { plan, folder, speed, beat } = added;
  return (
    <div className="drawing-in-use">
      <Copies copies={greyCopies(drawn)} />
      {isKept && (
        <>
          <Results {...drawn} speed={speed || (wanted.speed && speeds.first)} beat={beat} />
          {wanted.speed > 0 && (
            <Stride
              speed={speed}
              change={(next) => change({ ...added, speed: next })}
              right={wanted.speed}
              words={words.stride}
            />
          )}
          {step.task.swing && (
            <BeatFields beat={beat} change={(next) => change({ ...added, beat: next })} words={words.beat} />
          )}
          {wanted.minutes > 0 && (
            <PlanFields
              plan={plan}
              change={(next) => change({ ...added, plan: next })}
              most={wanted.minutes}
              spent={spent}
              words={words.plan}
            />
          )}
          {wanted.isFolder && (
            <FolderFields
              folder={folder}
              change={(next) => change({ ...added, folder: next })}
              words={words.folder}
            />
          )}
        </>
      )}
    </div>
  );
}

interface FinishedProps {
  readonly label: string;
  readonly step: Step;
  /** In CSS pixels at most. */
  readonly width: number;
}

/** The solution of a step in small, in motion where it has a scene. */
export function Finished({ label, step: { task, solution, inks }, width }: FinishedProps) {
  const raster = drawSheet([solution], inks);
  const scene = scenes.get(task.name);
  const scaleOf = (...sides: readonly number[]) => Math.max(1, Math.floor(width / Math.max(...sides)));
  if (scene === undefined) return <Copy label={label} raster={raster} scale={scaleOf(solution.side)} />;
  const { stamp, moments } = scene;
  const scale = scaleOf(stamp.length, stamp[0]?.length ?? 0);
  return <Moments label={label} raster={raster} scene={{ ...scene, scale }} moments={moments} />;
}
