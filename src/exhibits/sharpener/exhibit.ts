import { z } from 'zod';
import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { parseTarget, type SharpenerUse, sharpenerToProps } from './meta';
import { pairStill } from './still';
import * as words from './words';

/** `::sharpener{name=… file=…}`: a piece of art, enlarged sharp and smoothed. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({
    doc: 'Enlarges pictures by whole numbers; the label is the caption.',
    attributes: {
      target: z
        .enum(['240', '512', '1080'])
        .describe('Longer side, in pixels, that is wished for at first. Default: 512.')
        .optional(),
    },
  }),
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: SharpenerUse = {
      ...piece.still,
      ...words,
      sampleSrc: sample.src,
      target: parseTarget(attributes['target']),
    };
    return { attributes: sharpenerToProps(use), still: pairStill(use) };
  },
};
