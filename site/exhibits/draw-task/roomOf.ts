import type { ExerciseRoom } from '../kit/exerciseStill';
import { betweenSteps, readRules } from './steps';

/** Of a line on a phone, in em. */
const lineWidth = 22;
/** Of a letter, and of a Chinese character, in em. */
const widths = { letter: 0.54, character: 1 };

/** In lines: the row of the steps, and what stands between two sentences. */
const heights = { steps: 3, between: 0.3 };

/** The room of a task, by the lines that its first step asks with. */
export function roomOf(rules: string): ExerciseRoom {
  const steps = rules.split(betweenSteps);
  const asks = readRules(steps[0] ?? '')?.asks ?? [];
  const lines = asks.reduce(
    (sum, { text }) => sum + Math.ceil(widthOf(text) / lineWidth) + heights.between,
    steps.length > 1 ? heights.steps : 0,
  );
  if (lines < 12) return 'task';
  return lines < 17 ? 'longTask' : 'longestTask';
}

function widthOf(text: string): number {
  const characters = text.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  return characters * widths.character + (text.length - characters) * widths.letter;
}
