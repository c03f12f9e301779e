import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { DropZone } from '../kit/DropZone';
import { Frame } from '../kit/Frame';
import { Progress } from '../kit/Progress';
import { Remarks } from '../kit/Remarks';
import './laboratory.css';
import { accept, type LaboratoryUse, laboratoryFromProps } from './meta';
import { greysStill } from './still';
import { useLaboratory } from './useLaboratory';
import { Workbench } from './Workbench';

/** Of a picture of the poster, in CSS pixels. */
const posterSide = 96;

/** Converts, mends and tests the reader's own palettes. */
export function Tool({ attributes, text, render }: ToolProps) {
  const { kit, paletteLaboratory: words } = text;
  const use = laboratoryFromProps(attributes);
  const { state, act, hand, work, said, open, openSample, stop, reset } = useLaboratory(use, text);
  const bench = state.benches[state.shown];
  return (
    <Frame
      title={words.title}
      text={kit}
      take={open}
      reset={bench === undefined && state.remarks.length === 0 ? undefined : reset}
      said={said}
      paper={render(greysStill(use))}
    >
      {bench === undefined ? (
        <DropZone
          text={kit}
          poster={<Poster {...use} />}
          formats={words.formats}
          accept={accept}
          take={open}
          takeSample={openSample}
        />
      ) : (
        <Workbench state={state} bench={bench} act={act} hand={hand} open={open} text={text} />
      )}
      {work && (
        <Progress
          label={fill(kit[work.kind], { name: work.name })}
          done={work.done}
          stop={kit.stop}
          onStop={stop}
        />
      )}
      <Remarks remarks={state.remarks} text={text} />
    </Frame>
  );
}

/** What the tool does: the piece of the still, in its colours and in greys. */
function Poster({ src, width, height }: LaboratoryUse) {
  const factor = Math.max(1, Math.floor(posterSide / Math.max(width, height)));
  const size = { src, width: width * factor, height: height * factor };
  return (
    <>
      <img {...size} style={{ imageRendering: 'pixelated' }} alt="" />
      <img {...size} style={{ imageRendering: 'pixelated', filter: 'grayscale(1)' }} alt="" />
    </>
  );
}
