import { defineTool, pictureOf } from '../define';
import { framesStill } from './still';
import * as words from './words';

/** `::inspector{name=… file=…}`: the frames of a piece side by side. */
export const exhibit = defineTool({
  doc: 'Shows what is in a file, and what an import changes',
  words,
  compose: ({ attributes, piece, sampleSrc }) => ({
    ...pictureOf(piece, attributes['alt']),
    ...piece.sheet,
    sampleSrc,
    durations: piece.durations,
  }),
  still: framesStill,
});
