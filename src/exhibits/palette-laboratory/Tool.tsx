import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import { scaleWithin } from '../kit/fitFactor';
import './laboratory.css';
import { accept, type LaboratoryUse } from './meta';
import { greysStill } from './still';
import { useLaboratory } from './useLaboratory';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Of a picture of the poster, in CSS pixels. */
const posterSide = 96;

/** Converts, mends and tests the reader's own palettes. */
export function Tool({ data: use, text, render }: ToolProps<Words, LaboratoryUse>) {
  const { words } = text;
  const { state, act, hand, work, said, open, openSample, stop, reset } = useLaboratory(use, text);
  const bench = state.benches[state.shown];
  return (
    <FileTool
      text={text}
      words={words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(greysStill(use))}
      bench={bench && <Workbench state={state} bench={bench} act={act} hand={hand} open={open} text={text} />}
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

/** What the tool does: the piece of the still, in its colours and in greys. */
function Poster({ src, width, height }: LaboratoryUse) {
  const scale = scaleWithin({ width, height }, { width: posterSide, height: posterSide });
  const size = { width: width * scale, height: height * scale };
  return (
    <>
      <img src={src} style={{ ...size, imageRendering: 'pixelated' }} alt="" />
      <img src={src} style={{ ...size, imageRendering: 'pixelated', filter: 'grayscale(1)' }} alt="" />
    </>
  );
}
