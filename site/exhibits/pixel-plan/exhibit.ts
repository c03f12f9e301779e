import { chooseAlt, chooseScale, type Exhibit } from 'generator/exhibits/exhibit';
import { alt, scale, word } from 'generator/model/directiveFields';
import { z } from 'zod';
import type { Plan } from './meta';
import { plainPlan, planStill } from './still';

/** `::pixel-plan{name=…}`: a piece to be copied pixel by pixel. */
export const exhibit: Exhibit = {
  directive: {
    doc: 'A picture of the art folder to be copied pixel by pixel; the label is its caption.',
    attributes: {
      name: word.describe('Its path in art/ without ending.'),
      frame: z.coerce
        .number()
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .describe('Which of its frames, counted from 1. Default: 1.')
        .optional(),
      scale,
      alt,
    },
    art: { name: 'alt' },
  },
  show: ({ attributes, art }) => {
    const piece = art[String(attributes['name'])];
    if (piece === undefined) return undefined;
    const { still, sheet, durations } = piece;
    const plan: Plan = {
      ...(sheet ?? still),
      width: still.width,
      height: still.height,
      frames: durations.length,
      frame: Math.min(Number(attributes['frame'] ?? 1), durations.length) - 1,
      scale: chooseScale(attributes, still, 'column'),
      ...chooseAlt(attributes['alt'], piece),
    };
    return { data: plan, still: planStill(plan) };
  },
  plain: (plan: Plan) => [plainPlan(plan)],
};
