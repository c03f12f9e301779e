import { FileTool } from '../kit/FileTool';
import { scaleWithin } from '../kit/fitFactor';
import type { ToolProps } from '../kit/words';
import { PosterGround } from '../sharpener/PairPoster';
import './desk.css';
import { accept, type DeskUse } from './meta';
import { sheetStill } from './still';
import { useDesk } from './useDesk';
import { Workbench } from './Workbench';
import type { Words } from './words';

/** Frames on the poster, fewer and larger on a phone, its width in CSS pixels at most, and what is beside it at least. */
const posterFrames = innerWidth < 480 ? 3 : 4;
const posterWidth = 480;
const posterMargin = 48;

/** Cuts the reader's own sheets, and sets the times of frames. */
export function Tool({ data: use, text, render }: ToolProps<Words, DeskUse>) {
  const { desk, act, panel, save } = useDesk(use, text);
  return (
    <FileTool
      {...panel}
      text={text}
      words={text.words}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(sheetStill(use))}
      bench={desk.opened && <Workbench desk={desk} act={act} open={panel.open} save={save} text={text} />}
      remarks={desk.remarks}
    />
  );
}

/** A picture of the tool's use: the beginning of a sheet, cut into frames. */
function Poster({ sheet, width }: DeskUse) {
  const strip = { width: width * posterFrames, height: sheet.height };
  const scale = scaleWithin(strip, {
    width: Math.min(posterWidth, innerWidth - posterMargin),
    height: posterWidth,
  });
  const cell = width * scale;
  return (
    <PosterGround>
      <span
        className="desk-poster"
        // The feet stand in the grass.
        style={{ maxInlineSize: `${cell * posterFrames}px`, marginBlockEnd: -2 * scale }}
      >
        <img src={sheet.src} style={{ width: sheet.width * scale, height: sheet.height * scale }} alt="" />
        <span style={{ backgroundSize: `${cell}px 100%` }} />
      </span>
    </PosterGround>
  );
}
