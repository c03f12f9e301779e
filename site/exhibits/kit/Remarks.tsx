import { fill } from 'generator/model/text';
import { type FileRemark, foldAlike } from './fileRemarks';
import { formatRemark } from './formatRemark';
import type { ToolWords } from './words';

interface Props {
  readonly remarks: readonly FileRemark[];
  /** The formats that the tool reads, in words. */
  readonly formats: string;
  readonly text: ToolWords;
}

/** The remarks on the reader's files: each file, the place in it and what helps. */
export function Remarks({ remarks, formats, text }: Props) {
  if (remarks.length === 0) return null;
  return (
    <ul className="tool-remarks" aria-label={text.kit.remarks}>
      {foldAlike(remarks).map(({ name, remark, isRefused, more }) => {
        const { what, remedy, facts } = formatRemark(remark, text, formats);
        const told = more === 0 ? facts : [...facts, fill(text.kit.alike, { count: more })];
        return (
          <li
            key={`${name} ${remark.code} ${remark.unit} ${remark.at} ${remark.found}`}
            data-refused={isRefused || undefined}
          >
            <strong>{name}</strong>{' '}
            {isRefused ? fill(text.kit.sentences, { what, remedy }) : fill(text.kit.noted, { what })}
            {told.length > 0 && <p className="tool-facts">{told.join(' · ')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
