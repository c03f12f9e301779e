import { z } from 'zod';
import { defineTool, pictureOf } from '../define';
import { targets } from './model';
import { sharpenedStill } from './still';
import * as words from './words';

/** `::sharpener{name=… file=…}`: a piece of art, enlarged sharp and smoothed. */
export const exhibit = defineTool({
  doc: 'Enlarges pictures by whole numbers',
  words,
  attributes: {
    target: z
      .enum(['240', '512', '1080'])
      .describe('Longer side, in pixels, that is wished for at first. Default: 512.')
      .optional(),
  },
  compose: ({ attributes, piece, sampleSrc }) => ({
    ...pictureOf(piece, attributes['alt']),
    sampleSrc,
    target: targets.find((side) => String(side) === attributes['target']) ?? 512,
  }),
  still: sharpenedStill,
});
