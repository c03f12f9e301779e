import { fill } from 'generator/model/text';
import { ExercisePanel } from '../kit/ExercisePanel';
import { NumberField } from '../kit/NumberField';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { Bar } from './Bar';
import { answerFrames, type Kind } from './drawBar';
import './memory.css';
import {
  countBytes,
  familiar,
  formatBytes,
  isGoalMet,
  largest,
  measures,
  projectLink,
  startProject,
} from './model';
import type { Words } from './words';

/** Lets the reader give the size of a project, and shows what its pixels weigh at most. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, answerFrame } = useExercise(props, {
    start: startProject,
    link: projectLink,
    isMet: isGoalMet,
    answer: { frames: answerFrames, isPassing: true },
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
    <ExercisePanel
      {...panel}
      room="tall"
      announcement={fill(words.announcement, { amount: formatBytes(bytes) })}
    >
      <ul className="memory-chart" aria-label={words.chart}>
        {amounts.map(([kind, amount]) => (
          <li key={kind}>
            <p>
              {words.kinds[kind]} <b>{formatBytes(amount)}</b>
            </p>
            <Bar kind={kind} bytes={amount} frame={answerFrame} />
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
    </ExercisePanel>
  );
}
