import { fill } from 'generator/model/text';
import { Tick } from '../practice-ground/Rules';
import { NumberField } from '../sheet-desk/NumberField';
import { addUp, type Plan, pace } from './plan';
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

const parts = ['idle', 'hop', 'hurt', 'directions', 'minutes'] as const;

/** What the reader plans to draw after this drawing, and what it adds up to at the reader's own pace. */
export function PlanFields({ plan, change, most, spent, words }: Props) {
  const total = addUp(plan, most, spent);
  const isKept = total.fit === 'kept';
  /** Of each so many at least: a hop of fewer drawings is none, and what hurts may flash instead. */
  const least: Plan = { idle: 1, hop: 2, hurt: 0, directions: 1, minutes: pace.least };
  // Where a clock ran, its minutes count.
  const asked = parts.filter((part) => part !== 'minutes' || spent === undefined);
  return (
    <fieldset className="task-plan">
      <legend>{fill(words.title, { most })}</legend>
      {asked.map((part) => (
        <NumberField
          key={part}
          label={fill(words.least, { part: words[part], least: least[part] })}
          value={plan[part]}
          smallest={least[part]}
          largest={part === 'minutes' ? pace.most : 99}
          change={(value) => change({ ...plan, [part]: value })}
        />
      ))}
      <div role="status">
        <ul className="practice-rules">
          <li data-kept={isKept || undefined}>
            <Tick isKept={isKept} />
            <span>
              {fill(words.sum, total)}
              {fill(words[total.fit], total)}
              {spent !== undefined && fill(words.clock, { spent, minutes: total.minutes })}
            </span>
          </li>
        </ul>
      </div>
    </fieldset>
  );
}
