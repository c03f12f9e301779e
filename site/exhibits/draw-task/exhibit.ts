import type { Exhibit } from 'generator/exhibits/exhibit';
import { words as wordsField } from 'generator/model/contentFields';
import { flag } from 'generator/model/directiveFields';
import { z } from 'zod';
import { defineExercise } from '../define';
import { roomOf } from './roomOf';
import { betweenSteps, readRules } from './steps';
import * as words from './words';

const exercise = defineExercise({
  doc: 'What a lesson asks to be drawn, with rules that are checked and a drawn solution',
  words,
  room: ({ rules }) => roomOf(String(rules)),
  attributes: {
    goal: wordsField().describe(
      'What is to be drawn, as one sentence; with several steps, one for each, with | between them.',
    ),
    rules: z
      .string()
      .refine(
        (written) => written.split(betweenSteps).every((step) => readRules(step) !== undefined),
        'must be sentences in parentheses, each before the rules of the practice ground that check it, with commas between the rules and | between steps',
      )
      .describe(
        'What is checked: sentences in parentheses, each before the rules of the practice ground (its README) that check it, with commas between them; with several steps, those of each, with | between them.',
      ),
    minutes: z.coerce
      .number()
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .describe('Minutes for a whole character, of which the reader makes a plan. Default: no plan.')
      .optional(),
    speed: z.coerce
      .number()
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(6, 'must be at most 6')
      .describe(
        'Pixels that the feet of its motion go back with each drawing, which the reader finds for the ground. Default: the ground stays.',
      )
      .optional(),
    folder: flag.describe('Once the drawing keeps its rules, the files of a folder get their names, too.'),
  },
  states: [
    '36a8c7a10c5a12c4a2c3e2c3e2c4ac10ec4a12e4a3eb4eb3e4a3eb4eb3e4a12e4ad10ed5ad3e2b3ed7a8d36a',
    '36a8c7a10c5a12c4a2c3e2c3e2c4ac2ec4ec2ec4a2ec6ec2e4a3eb4eb3e4a3eb4eb3e4a12e4ad10ed5ad3e2b3ed7a8d36a',
  ],
});

/** Its still: what is given to draw on. */
export const exhibit: Exhibit = {
  ...exercise,
  show: (use) => {
    const shown = exercise.show(use);
    return shown && { ...shown, attributes: { ...shown.attributes, task: String(use.attributes['name']) } };
  },
};
