import '../inspector/inspector.css';
import { accept, type InspectorUse } from '../inspector/meta';
import { Poster } from '../inspector/Poster';
import { framesStill } from '../inspector/still';
import { useInspector } from '../inspector/useInspector';
import { Workbench } from '../inspector/Workbench';
import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import type { MakeJob } from './messages';
import { SavePanel } from './SavePanel';
import type { Words } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/openProjectWorker.ts', import.meta.url), { type: 'module' });

const types = { gif: 'image/gif', sheet: 'application/zip', aseprite: '', palette: '' };

/** Opens the reader's own projects, plays them and saves them as other files. */
export function Tool({ data: use, text, render }: ToolProps<Words, InspectorUse>) {
  const { words } = text;
  const { state, act, panel, save, saveFrames, saveFrame } = useInspector<MakeJob>(use, text, startWorker);
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
            saves={
              <SavePanel
                inspection={inspection}
                save={(order, name) =>
                  save({ kind: 'make', file: inspection.picked.file, order }, name, types[order.format])
                }
                text={text}
              />
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
