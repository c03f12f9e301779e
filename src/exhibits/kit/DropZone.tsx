import { fill } from '../../model/text';
import type { ToolWords } from '../../model/words';
import { limits } from '../../pixels/parse/reading';
import { FileButton } from './FileButton';

interface Props {
  readonly text: ToolWords['kit'];
  /** What the tool reads, such as "PNG or GIF". */
  readonly formats: string;
  readonly accept: string;
  readonly take: (files: readonly File[]) => void;
  /** Opens the file of ours. */
  readonly takeSample: () => void;
}

const megabyte = 1024 * 1024;

/** Where a tool begins: a file by button, drop or paste, or ours; what is accepted is said before. */
export function DropZone({ text, formats, accept, take, takeSample }: Props) {
  const size = fill(text.megabytes, { size: limits.file / megabyte });
  return (
    <div className="tool-zone">
      <svg className="tool-tray" viewBox="0 0 24 24" width="96" height="96" aria-hidden="true">
        <path d="M11 2h2v8h-2zM9 8h6v1H9zM10 10h4v1h-4zM11 11h2v1h-2z" className="tool-arrow" />
        <path d="M2 12h2v8H2zM20 12h2v8h-2zM3 19h18v2H3zM4 12h3v1H4zM17 12h3v1h-3zM7 13h1v2H7zM16 13h1v2h-1zM8 15h8v1H8z" />
      </svg>
      <p className="tool-lead">
        <span className="tool-mouse">{text.drop}</span>
        <span className="tool-touch">{text.touch}</span>
      </p>
      <p className="tool-choices">
        <FileButton label={text.choose} accept={accept} isStrong take={take} />
        <button className="tool-quiet" type="button" onClick={takeSample}>
          {text.sample}
        </button>
      </p>
      <p className="tool-small">
        <span className="tool-mouse">{text.paste} </span>
        {fill(text.limits, { formats, size, side: limits.side })}
      </p>
    </div>
  );
}
