import type { ToolProps } from '../../app/ui/live';
import { FileTool } from '../kit/FileTool';
import './desk.css';
import { accept, type DeskUse, deskFromProps } from './meta';
import { sheetStill } from './still';
import { useDesk } from './useDesk';
import { Workbench } from './Workbench';

/** Of the sheet on the poster, in CSS pixels: the narrowest screens have room for it. */
const posterWidth = 288;

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

/** What the tool does: a sheet, cut into its frames. */
function Poster({ sheet, width }: DeskUse) {
  const factor = Math.max(1, Math.floor(posterWidth / sheet.width));
  return (
    <span className="desk-poster">
      <img src={sheet.src} width={sheet.width * factor} height={sheet.height * factor} alt="" />
      <span style={{ backgroundSize: `${width * factor}px 100%` }} />
    </span>
  );
}
