import { fill } from 'generator/model/text';
import type { Remark } from 'pixels/parse/reading';
import type { OpenedPalette } from './messages';
import type { Words } from './words';

interface Props {
  readonly opened: OpenedPalette;
  readonly words: Words;
}

/** Lines that are told of one by one. */
const mostTold = 12;

/** The lines of a GPL file that were at fault, and what became of each. */
export function MendedLines({ opened: { source, notes }, words }: Props) {
  const faults = source === 'gpl' ? notes.filter(({ unit }) => unit === 'line') : [];
  if (faults.length === 0) return null;
  return (
    <div className="tool-notice laboratory-lines">
      <p>
        <strong>{words.mended}</strong>
      </p>
      <ul>
        {faults.slice(0, mostTold).map((fault) => (
          <li key={fault.at}>{sayLine(fault, words)}</li>
        ))}
        {faults.length > mostTold && <li>{fill(words.linesMore, { count: faults.length - mostTold })}</li>}
      </ul>
    </div>
  );
}

function sayLine({ code, at, found = '', allowed }: Remark, words: Props['words']): string {
  const values = { line: at, found };
  if (code === 'badColor') return fill(words.lineDropped, values);
  return fill(allowed === undefined ? words.lineMended : words.lineFirst, values);
}
