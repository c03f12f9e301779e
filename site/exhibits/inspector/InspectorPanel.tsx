import './inspector.css';
import type { ReactNode } from 'react';
import { FileTool } from '../kit/FileTool';
import type { ToolProps, ToolText } from '../kit/words';
import type { Inspection } from './messages';
import { accept, type InspectorUse } from './meta';
import { Poster } from './Poster';
import { framesStill } from './still';
import type { useInspector } from './useInspector';
import { Workbench } from './Workbench';
import type { Words } from './words';

interface Props {
  readonly use: InspectorUse;
  readonly text: ToolText<Words>;
  readonly render: ToolProps<Words, InspectorUse>['render'];
  readonly tool: Omit<ReturnType<typeof useInspector>, 'save'>;
  /** Stands in the place of the buttons that save frames; it is given the one for the frame on the stage. */
  readonly saves?: (inspection: Inspection, saveFrame: ReactNode) => ReactNode;
  /** Stands below the facts of the file. */
  readonly changes?: (inspection: Inspection) => ReactNode;
}

/** The facts of the reader's own files, and the frames that are saved of them. */
export function InspectorPanel({ use, text, render, tool, saves, changes }: Props) {
  const { state, act, panel, saveFrames, saveFrame } = tool;
  const inspection = state.inspections[state.shown];
  return (
    <FileTool
      {...panel}
      text={text}
      words={text.words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(framesStill(use))}
      bench={
        inspection && (
          <Workbench
            state={state}
            inspection={inspection}
            saves={saves}
            changes={changes?.(inspection)}
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
