import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import { scaleWithin } from '../kit/fitFactor';
import { accept, type SharpenerUse } from './meta';
import { pairStill } from './still';
import { useSharpener } from './useSharpener';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Of a picture of the poster, in CSS pixels. */
const posterSide = 128;

/** Enlarges the reader's own pictures by whole numbers. */
export function Tool({ data: use, text, render }: ToolProps<Words, SharpenerUse>) {
  const { words } = text;
  const { state, act, work, said, open, openSample, save, saveAll, stop, reset } = useSharpener(use, text);
  return (
    <FileTool
      text={text}
      words={words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(pairStill(use))}
      bench={
        state.pictures.length === 0 ? undefined : (
          <Workbench state={state} act={act} open={open} save={save} saveAll={saveAll} text={text} />
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

/** What the tool does: the piece of the still, sharp and smoothed. */
function Poster({ src, width, height }: SharpenerUse) {
  const scale = scaleWithin({ width, height }, { width: posterSide, height: posterSide });
  const size = { width: width * scale, height: height * scale };
  return (
    <>
      <img src={src} style={{ ...size, imageRendering: 'pixelated' }} alt="" />
      {/* By its fit, checkers know that it is enlarged on purpose. */}
      <img src={src} style={{ ...size, objectFit: 'contain' }} alt="" />
    </>
  );
}
