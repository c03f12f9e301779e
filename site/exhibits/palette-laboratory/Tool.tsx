import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import { PairPoster } from '../sharpener/PairPoster';
import './laboratory.css';
import { accept, type LaboratoryUse } from './meta';
import { greysStill } from './still';
import { useLaboratory } from './useLaboratory';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Converts, mends and tests the reader's own palettes. */
export function Tool({ data: use, text, render }: ToolProps<Words, LaboratoryUse>) {
  const { words } = text;
  const { state, act, actions, panel } = useLaboratory(use, text);
  const bench = state.benches[state.shown];
  return (
    <FileTool
      {...panel}
      text={text}
      words={words}
      accept={accept}
      poster={<PairPoster pictures={[use, use]} below={2} isChange second={{ filter: 'grayscale(1)' }} />}
      paper={render(greysStill(use))}
      bench={
        bench && (
          <Workbench
            state={state}
            bench={bench}
            act={act}
            actions={actions}
            open={panel.open}
            picture={use}
            text={text}
          />
        )
      }
      remarks={state.remarks}
    />
  );
}
