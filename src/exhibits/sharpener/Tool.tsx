import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { DropZone } from '../kit/DropZone';
import { Frame } from '../kit/Frame';
import { Progress } from '../kit/Progress';
import { Remarks } from '../kit/Remarks';
import { accept, type SharpenerUse, sharpenerFromProps } from './meta';
import { pairStill } from './still';
import { useSharpener } from './useSharpener';
import { Workbench } from './Workbench';

/** Of a picture of the poster, in CSS pixels. */
const posterSide = 128;

/** Enlarges the reader's own pictures by whole numbers. */
export function Tool({ attributes, text, render }: ToolProps) {
  const { kit, sharpener: words } = text;
  const use = sharpenerFromProps(attributes);
  const { state, act, work, said, open, openSample, save, saveAll, stop, reset } = useSharpener(use, text);
  const isEmpty = state.pictures.length === 0;
  return (
    <Frame
      title={words.title}
      text={kit}
      take={open}
      reset={isEmpty && state.remarks.length === 0 ? undefined : reset}
      said={said}
      paper={render(pairStill(use))}
    >
      {isEmpty ? (
        <DropZone
          text={kit}
          poster={<Poster {...use} />}
          formats={words.formats}
          accept={accept}
          take={open}
          takeSample={openSample}
        />
      ) : (
        <Workbench state={state} act={act} open={open} save={save} saveAll={saveAll} text={text} />
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

/** What the tool does: the piece of the still, sharp and smoothed. */
function Poster({ src, width, height }: SharpenerUse) {
  const factor = Math.max(1, Math.floor(posterSide / Math.max(width, height)));
  const size = { src, width: width * factor, height: height * factor };
  return (
    <>
      <img {...size} style={{ imageRendering: 'pixelated' }} alt="" />
      <img {...size} alt="" />
    </>
  );
}
