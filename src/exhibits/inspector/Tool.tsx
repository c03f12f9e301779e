import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import './inspector.css';
import { accept, type InspectorUse, inspectorFromProps, readFacts } from './meta';
import { framesStill } from './still';
import { useInspector } from './useInspector';
import { Workbench } from './Workbench';

/** Of the poster, in CSS pixels. */
const posterWidth = 320;

/** Looks into the reader's own files: frames, layers, tags, colours, and what an import changes. */
export function Tool({ attributes, text, render }: ToolProps) {
  const { inspector: words } = text;
  const use = inspectorFromProps(attributes);
  const facts = useMemo(() => readFacts(attributes['facts']), [attributes]);
  const { state, act, work, said, open, openSample, saveFrames, saveFrame, stop, reset } = useInspector(
    use,
    text,
  );
  const inspection = state.inspections[state.shown];
  return (
    <FileTool
      text={text}
      words={words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(framesStill(use))}
      bench={
        inspection && (
          <Workbench
            state={state}
            inspection={inspection}
            facts={facts}
            act={act}
            open={open}
            saveFrames={saveFrames}
            saveFrame={saveFrame}
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

/** What the tool does: the frames of the still, side by side. */
function Poster({ src, width, height }: InspectorUse) {
  const factor = Math.max(1, Math.floor(posterWidth / width));
  const size = { src, width: width * factor, height: height * factor };
  return <img {...size} style={{ imageRendering: 'pixelated' }} alt="" />;
}
