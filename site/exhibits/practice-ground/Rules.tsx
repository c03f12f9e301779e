import { fill } from 'generator/model/text';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import type { Words } from './words';
import './practiceGround.css';

interface Props {
  readonly card: Pick<PracticeCard, 'rules'>;
  /** Which of its rules the drawing keeps, in their order. */
  readonly kept: readonly boolean[];
  readonly words: Pick<Words, 'rules' | 'asked' | 'kept'>;
}

/** The rules of the card, each with a tick where the drawing keeps it. */
export function Rules({ card, kept, words }: Props) {
  return (
    <ul className="practice-rules" aria-label={words.rules}>
      {card.rules.map(({ name, count }, at) => (
        <li key={name} data-kept={kept[at] || undefined}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d={kept[at] ? tickPath : boxPath} />
          </svg>
          <span>
            {fill(words.asked[name], { count })}
            {kept[at] && <span className="tool-status"> ({words.kept})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const boxPath = 'M1 1h10v10h-10zM2 2v8h8v-8z';
const tickPath =
  'M10 2v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-2h1v1h1v1h1v1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1z';
