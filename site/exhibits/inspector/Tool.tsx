import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import './inspector.css';
import { useFetched } from '../kit/useFetched';
import { Changes } from './Changes';
import { fetchFacts } from './fetchFacts';
import { accept, type InspectorUse } from './meta';
import { Poster } from './Poster';
import { framesStill } from './still';
import { useInspector } from './useInspector';
import { Workbench } from './Workbench';
import type { Words } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/inspectorWorker.ts', import.meta.url), { type: 'module' });

/** Looks into the reader's own files: frames, layers, tags, colours, and what an import changes. */
export function Tool({ attributes, data: use, text, render }: ToolProps<Words, InspectorUse>) {
  const { words } = text;
  const facts = useFetched(String(attributes['factsSrc'] ?? ''), fetchFacts) ?? 'fetching';
  const { state, act, panel, saveFrames, saveFrame } = useInspector(use, text, startWorker);
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
            changes={
              inspection.project === undefined && (
                <Changes facts={facts} inspection={inspection} words={words} />
              )
            }
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
