import { fill } from 'generator/model/text';
import { Tick } from '../practice-ground/Rules';
import { NumberField } from '../sheet-desk/NumberField';
import { addUp, type Plan } from './plan';
import type { Words } from './words';

interface Props {
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
  /** Minutes that the whole character may take. */
  readonly most: number;
  /** Minutes that the drawing took so far; absent before its first stroke. */
  readonly spent: number | undefined;
  readonly words: Words['plan'];
}

/** Of each so many at least: below, an action is no motion, and a drawing no drawing. */
const least: Plan = { idle: 2, hop: 3, hurt: 1, directions: 1, minutes: 10 };
const parts = ['idle', 'hop', 'hurt', 'directions', 'minutes'] as const;

/** What the reader plans to draw after this drawing, and what it adds up to at the reader's own pace. */
export function PlanFields({ plan, change, most, spent, words }: Props) {
  const total = addUp(plan, spent);
  const isKept = total.sum <= most;
  return (
    <fieldset className="task-plan">
      <legend>{fill(words.title, { most })}</legend>
      {parts.map((part) => (
        <NumberField
          key={part}
          label={fill(words.least, { part: words[part], least: least[part] })}
          value={plan[part]}
          smallest={least[part]}
          largest={99}
          change={(value) => change({ ...plan, [part]: value })}
        />
      ))}
      <div role="status">
        <ul className="practice-rules">
          <li data-kept={isKept || undefined}>
            <Tick isKept={isKept} />
            <span>
              {fill(words.sum, { ...total, most })}
              {spent !== undefined && ` ${fill(words.clock, { spent })}`}
            </span>
          </li>
        </ul>
      </div>
    </fieldset>
  );
}
