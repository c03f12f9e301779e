import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import './inspector.css';
import { scaleWithin } from '../kit/fitFactor';
import { useFetched } from '../kit/useFetched';
import { fetchFacts } from './fetchFacts';
import { accept, type InspectorUse } from './meta';
import { framesStill } from './still';
import { useInspector } from './useInspector';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Of the poster, in CSS pixels. */
const posterWidth = 320;

/** Looks into the reader's own files: frames, layers, tags, colours, and what an import changes. */
export function Tool({ attributes, data: use, text, render }: ToolProps<Words, InspectorUse>) {
  const { words } = text;
  const facts = useFetched(String(attributes['factsSrc'] ?? ''), fetchFacts) ?? 'fetching';
  const { state, act, panel, saveFrames, saveFrame } = useInspector(use, text);
  const inspection = state.inspections[state.shown];
  return (
    <FileTool
      {...panel}
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
            open={panel.open}
            saveFrames={saveFrames}
            saveFrame={saveFrame}
            text={text}
          />
        )
      }
      remarks={state.remarks}
    />
  );
}

/** A picture of the tool's use: as many whole frames of the still as there is room for. */
function Poster({ src, width, height, durations }: InspectorUse) {
  const scale = scaleWithin({ width, height }, { width: posterWidth, height: posterWidth });
  const size = { width: width * scale, height: height * scale };
  const frame = size.width / durations.length;
  return (
    <span
      className="inspector-poster"
      style={{ inlineSize: `round(down, min(${size.width}px, 100cqi - 5rem), ${frame}px)` }}
    >
      <img src={src} style={size} alt="" />
    </span>
  );
}
