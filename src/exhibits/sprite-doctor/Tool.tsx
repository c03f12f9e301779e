import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import { scaleWithin } from '../kit/fitFactor';
import './doctor.css';
import { accept, type DoctorUse } from './meta';
import { mendedStill } from './still';
import { useDoctor } from './useDoctor';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Of both pictures of the poster, in CSS pixels. */
const posterSide = 144;

/** Looks for slips in the reader's own pictures. */
export function Tool({ data: use, text, render }: ToolProps<Words, DoctorUse>) {
  const { state, act, hand, work, said, open, openSample, stop, reset } = useDoctor(use, text);
  return (
    <FileTool
      text={text}
      words={text.words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(mendedStill(use))}
      bench={
        state.sheet && (
          <Workbench
            state={state}
            sheet={state.sheet}
            act={act}
            hand={hand}
            open={open}
            lessons={use.lessons}
            text={text}
          />
        )
      }
      remarks={state.remarks}
      work={work}
      said={said}
      open={open}
      openSample={openSample}
      stop={stop}
      reset={reset}
    />
  );
}

/** What the tool does: the piece of the still with its slips, and without. */
function Poster({ piece, mended }: DoctorUse) {
  const scale = scaleWithin(piece, { width: posterSide, height: posterSide });
  return [piece, mended].map(({ src, width, height }) => (
    <img
      key={src}
      src={src}
      style={{ width: width * scale, height: height * scale, imageRendering: 'pixelated' }}
      alt=""
    />
  ));
}
