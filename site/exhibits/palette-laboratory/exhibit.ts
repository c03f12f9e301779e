import { defineTool, pictureOf } from '../define';
import { greysStill } from './still';
import * as words from './words';

/** `::palette-laboratory{name=… file=…}`: a piece of art in its colours, and in greys. */
export const exhibit = defineTool({
  doc: 'Converts, mends and tests palettes',
  words,
  compose: ({ attributes, piece, sampleSrc }) => ({ ...pictureOf(piece, attributes['alt']), sampleSrc }),
  still: greysStill,
});
