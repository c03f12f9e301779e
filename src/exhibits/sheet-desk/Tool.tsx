import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import './desk.css';
import { accept, type DeskUse, deskFromProps } from './meta';
import { sheetStill } from './still';
import { useDesk } from './useDesk';
import { Workbench } from './Workbench';

/** Frames on the poster, and its width in CSS pixels at most: the narrowest screens have room for it. */
const posterFrames = 4;
const posterWidth = 256;

/** Cuts the reader's own sheets, and sets the times of frames. */
export function Tool({ attributes, text, render }: ToolProps) {
  const use = deskFromProps(attributes);
  const { desk, act, work, said, open, openSample, save, stop, reset } = useDesk(use, text);
  return (
    <FileTool
      text={text}
      words={text.sheetDesk}
      accept={accept}
      poster={<Poster {...use} />}
      paper={render(sheetStill(use))}
      bench={desk.opened && <Workbench desk={desk} act={act} open={open} save={save} text={text} />}
      remarks={desk.remarks}
      work={work}
      said={said}
      open={open}
      openSample={openSample}
      stop={stop}
      reset={reset}
    />
  );
}

/** What the tool does: the beginning of a sheet, cut into frames. */
function Poster({ sheet, width }: DeskUse) {
  const factor = Math.max(1, Math.floor(posterWidth / (width * posterFrames)));
  const cell = width * factor;
  return (
    <span className="desk-poster" style={{ maxInlineSize: `${cell * posterFrames}px` }}>
      <img src={sheet.src} width={sheet.width * factor} height={sheet.height * factor} alt="" />
      <span style={{ backgroundSize: `${cell}px 100%` }} />
    </span>
  );
}
