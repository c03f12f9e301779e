import { Copy } from '../practice-ground/Copy';
import { drawOnGround } from '../practice-ground/drawStage';
import type { Step } from './steps';

/** How wide a drawing is on paper, in CSS pixels. */
const width = 240;

interface Props {
  readonly steps: readonly Step[];
  readonly goalOf: (step: number) => string;
}

/** What is given at each step, with what is asked for. */
export function StepsOnPaper({ steps, goalOf }: Props) {
  return (
    <div className="drawing-copies">
      {steps.map(({ task, given, inks }, at) => (
        <Copy
          key={task.name}
          label={goalOf(at)}
          raster={drawOnGround(given, inks)}
          scale={Math.floor(width / given.side)}
        />
      ))}
    </div>
  );
}
