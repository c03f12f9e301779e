import { fill } from 'generator/model/text';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import type { Words } from './words';

interface Props {
  readonly rules: readonly CardRule[];
  /** Which of them the drawing keeps, in their order. */
  readonly kept: readonly boolean[];
  /** How many pixels are other than they were at first. */
  readonly changed: number;
  readonly words: Pick<Words, 'rules' | 'asked' | 'kept' | 'row' | 'rows'>;
}

/** What is checked, with a tick where the drawing keeps it. */
export function Rules({ rules, kept, changed, words }: Props) {
  return (
    <ul className="practice-rules" aria-label={words.rules}>
      {rules.map(
        ({ name, count, least = 1, columns: [left, right] = [0, 0], rows: [top, bottom] = [0, 0] }, at) => (
          <li key={`${name} ${count}`} data-kept={kept[at] || undefined}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d={kept[at] ? tickPath : boxPath} />
            </svg>
            <span>
              {fill(words.asked[name], {
                count,
                least,
                changed,
                left,
                right,
                top,
                bottom,
                rows: fill(top === bottom ? words.row : words.rows, { top, bottom }),
              })}
              {kept[at] && <span className="tool-status"> ({words.kept})</span>}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

const boxPath = 'M1 1h10v10h-10zM2 2v8h8v-8z';
const tickPath =
  'M10 2v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-2h1v1h1v1h1v1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1z';
