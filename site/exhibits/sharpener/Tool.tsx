import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import { accept, type SharpenerUse } from './meta';
import { PairPoster } from './PairPoster';
import { sharpenedStill } from './still';
import { useSharpener } from './useSharpener';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** By its fit, checkers know that it is enlarged on purpose. */
const smoothed = { imageRendering: 'auto', objectFit: 'contain' } as const;

/** Enlarges the reader's own pictures by whole numbers. */
export function Tool({ data: use, text, render }: ToolProps<Words, SharpenerUse>) {
  const { words } = text;
  const { state, act, panel, save, saveIcons, saveAll } = useSharpener(use, text);
  return (
    <FileTool
      {...panel}
      text={text}
      words={words}
      accept={accept}
      poster={<PairPoster pictures={[use, use]} below={1} second={smoothed} />}
      paper={render(sharpenedStill(use))}
      bench={
        state.pictures.length === 0 ? undefined : (
          <Workbench
            state={state}
            act={act}
            open={panel.open}
            save={save}
            saveIcons={saveIcons}
            saveAll={saveAll}
            text={text}
          />
        )
      }
      remarks={state.remarks}
    />
  );
}
