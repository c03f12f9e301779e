import { FileTool } from '../kit/FileTool';
import type { ToolProps } from '../kit/words';
import { PairPoster } from '../sharpener/PairPoster';
import { accept, type TesterUse } from './meta';
import { copiesStill } from './still';
import { useTester } from './useTester';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** What is the tile and what its repeats, on grass of the same green. */
const edge = '4px solid var(--night)';

/** Lays the reader's own tiles side by side, marks their seams and makes templates for sets of them. */
export function Tool({ data: use, text, render }: ToolProps<Words, TesterUse>) {
  const { state, act, panel, saveLaid, saveTemplate, saveTileset } = useTester(use, text);
  const tile = state.tiles[state.shown];
  return (
    <FileTool
      {...panel}
      text={text}
      words={text.words}
      accept={accept}
      poster={<PairPoster pictures={[use.piece, use.copies]} isChange edge={edge} />}
      paper={render(copiesStill(use))}
      bench={
        tile && (
          <Workbench
            state={state}
            tile={tile}
            act={act}
            open={panel.open}
            saveLaid={saveLaid}
            saveTemplate={saveTemplate}
            saveTileset={saveTileset}
            text={text}
          />
        )
      }
      remarks={state.remarks}
    />
  );
}
