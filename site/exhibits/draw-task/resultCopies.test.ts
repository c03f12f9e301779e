import { expect, test } from 'vitest';
import { tasks } from '../../testing/lessonTasks';
import { copiesByRule } from './resultCopies';
import { readSteps } from './steps';
import { en } from './words';

/** The names of the copies that a drawing of a lesson has by a rule. */
function labelsBy(rule: 'keep' | 'lit', name: string, written: string): readonly string[] {
  const [step] = readSteps([...tasks.values()], { name, goals: '', rules: `(All) ${written}` });
  if (step === undefined) throw new Error(name);
  return (copiesByRule[rule]?.({ step, grid: step.solution, words: en }) ?? []).map(({ label }) => label);
}

test('8. A line that is softened is seen small, beside the bare one; other things that stay are not', () => {
  expect(labelsBy('keep', 'lessons/apple-2', 'keep 1, mirror')).toEqual(['Bare', 'Softened']);
  expect(labelsBy('keep', 'lessons/apple', 'keep 7, keep 8, lit')).toEqual([]);
  expect(labelsBy('keep', 'lessons/cottage-2', 'keep 1, form')).toEqual([]);
});
