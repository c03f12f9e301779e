import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import { scaleWithin } from '../kit/fitFactor';
import { accept, type TesterUse } from './meta';
import { copiesStill } from './still';
import { useTester } from './useTester';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Of both pictures of the poster, in CSS pixels. */
const posterSide = 120;

/** Lays the reader's own tiles side by side, marks their seams and makes templates for sets of them. */
export function Tool({ data: use, text, render }: ToolProps<Words, TesterUse>) {
  const { state, act, work, said, open, openSample, saveLaid, saveTemplate, stop, reset } = useTester(
    use,
    text,
  );
  const tile = state.tiles[state.shown];
  return (
    <FileTool
      text={text}
      words={text.words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(copiesStill(use))}
      bench={
        tile && (
          <Workbench
            state={state}
            tile={tile}
            act={act}
            open={open}
            saveLaid={saveLaid}
            saveTemplate={saveTemplate}
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

/** What the tool does: a tile, and its copies. */
function Poster({ piece, copies }: TesterUse) {
  return [piece, copies].map(({ src, width, height }) => {
    const scale = scaleWithin({ width, height }, { width: posterSide, height: posterSide });
    return (
      <img
        key={src}
        src={src}
        style={{ width: width * scale, height: height * scale, imageRendering: 'pixelated' }}
        alt=""
      />
    );
  });
}
