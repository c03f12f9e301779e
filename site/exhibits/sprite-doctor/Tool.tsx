import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import { PairPoster } from '../sharpener/PairPoster';
import './doctor.css';
import { accept, type DoctorUse } from './meta';
import { mendedStill } from './still';
import { useDoctor } from './useDoctor';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Looks for slips in the reader's own pictures. */
export function Tool({ data: use, text, render }: ToolProps<Words, DoctorUse>) {
  const { state, act, actions, panel } = useDoctor(use, text);
  return (
    <FileTool
      {...panel}
      text={text}
      words={text.words}
      accept={accept}
      poster={<PairPoster pictures={[use.piece, use.mended]} below={5} narrow={22} isChange />}
      paper={render(mendedStill(use))}
      bench={
        state.sheet && (
          <Workbench
            state={state}
            sheet={state.sheet}
            act={act}
            actions={actions}
            open={panel.open}
            lessons={use.lessons}
            text={text}
          />
        )
      }
      remarks={state.remarks}
    />
  );
}
