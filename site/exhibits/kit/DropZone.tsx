import { fill } from 'generator/model/text';
import { limits } from 'pixels/parse/reading';
import type { ReactNode } from 'react';
import { FileButton } from './FileButton';
import type { ToolWords } from './words';

interface Props {
  readonly text: ToolWords['kit'];
  /** A picture of what the tool does. */
  readonly poster: ReactNode;
  /** The formats that the tool reads, such as "PNG or GIF". */
  readonly formats: string;
  readonly accept: string;
  readonly take: (files: readonly File[]) => void;
  /** Opens the file of ours. */
  readonly takeSample: () => void;
}

const megabyte = 1024 * 1024;

/** Where a tool begins: a file by button, drop or paste, or ours; what is accepted is said before. */
export function DropZone({ text, poster, formats, accept, take, takeSample }: Props) {
  const most = {
    size: limits.file / megabyte,
    side: limits.side,
    millions: Math.floor(limits.pixels / 1_000_000),
    tenThousands: Math.floor(limits.pixels / 1_000_000) * 100,
  };
  return (
    <>
      <div className="tool-poster">{poster}</div>
      <div className="tool-zone">
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
          {fill(text.limits, { formats, ...most })}
        </p>
      </div>
    </>
  );
}
