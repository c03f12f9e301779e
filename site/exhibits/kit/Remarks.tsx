import { fill } from 'generator/model/text';
import type { FileRemark } from './fileRemarks';
import { formatRemark } from './formatRemark';
import type { ToolWords } from './words';

interface Props {
  readonly remarks: readonly FileRemark[];
  readonly text: ToolWords;
}

/** The remarks on the reader's files: each file, the place in it and what helps. */
export function Remarks({ remarks, text }: Props) {
  if (remarks.length === 0) return null;
  return (
    <ul className="tool-remarks" aria-label={text.kit.remarks}>
      {remarks.map(({ name, remark, isRefused }) => {
        const { what, remedy, facts } = formatRemark(remark, text);
        return (
          <li
            key={`${name} ${remark.code} ${remark.unit} ${remark.at} ${remark.found}`}
            data-refused={isRefused || undefined}
          >
            <strong>{name}</strong>{' '}
            {isRefused ? fill(text.kit.sentences, { what, remedy }) : fill(text.kit.noted, { what })}
            <p className="tool-facts">{facts.join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  );
}
