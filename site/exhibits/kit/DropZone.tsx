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

/** Where a tool begins: its picture, and in one row a file by button, drop or paste, or ours; what is accepted is said before. */
export function DropZone({ text, poster, formats, accept, take, takeSample }: Props) {
  return (
    <>
      <div className="tool-poster">{poster}</div>
      <div className="tool-zone">
        <FileButton label={text.choose} accept={accept} isStrong take={take} />
        <button className="tool-quiet" type="button" onClick={takeSample}>
          {text.sample}
        </button>
        <p>
          <span className="tool-mouse">{text.drop}</span>
          {fill(text.limits, { formats, size: limits.file / megabyte })}
        </p>
      </div>
    </>
  );
}
