import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { NumberField } from '../kit/NumberField';
import { useLinkState } from '../kit/useLinkState';
import { Bar } from './Bar';
import type { Kind } from './drawBar';
import './memory.css';
import {
  countBytes,
  familiar,
  formatBytes,
  isGoalMet,
  largest,
  measures,
  readProject,
  startProject,
  writeProject,
} from './model';
import type { Words } from './words';

/** Lets the reader give the size of a project, and shows what its pixels weigh at most. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startProject,
    read: readProject,
    write: writeProject,
    words: text.exercise,
  });
  const bytes = countBytes(state);
  const amounts: readonly (readonly [Kind, number])[] = [
    ['project', bytes],
    ['cartridge', familiar.cartridge],
    ['floppy', familiar.floppy],
    ['cd', familiar.cd],
    ['dvd', familiar.dvd],
  ];
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      room="tall"
      reset={reset}
      said={fill(words.said, { amount: formatBytes(bytes) })}
      notice={notice}
      copyLink={copyLink}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <ul className="memory-chart" aria-label={words.chart}>
        {amounts.map(([kind, amount]) => (
          <li key={kind}>
            <p>
              {words.kinds[kind]} <b>{formatBytes(amount)}</b>
            </p>
            <Bar kind={kind} bytes={amount} />
          </li>
        ))}
      </ul>
      <p className="memory-sum">
        {fill(words.sum, state)} {words.hint}
      </p>
      <div className="tool-controls memory-fields">
        {measures.map((measure) => (
          <NumberField
            key={measure}
            label={words.measures[measure]}
            value={state[measure]}
            smallest={1}
            largest={largest[measure]}
            change={(value) => setState({ ...state, [measure]: value })}
          />
        ))}
      </div>
    </Exercise>
  );
}
