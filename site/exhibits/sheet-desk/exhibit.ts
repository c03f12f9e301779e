import { defineTool, pictureOf } from '../define';
import { sheetStill } from './still';
import * as words from './words';

/** `::sheet-desk{name=… file=…}`: all frames of a piece of art side by side, and the first one cut out. */
export const exhibit = defineTool({
  doc: 'Cuts sheets and sets times of frames',
  words,
  compose: ({ attributes, piece, sampleSrc }) =>
    piece.sheet && { ...pictureOf(piece, attributes['alt']), sheet: piece.sheet, sampleSrc },
  still: sheetStill,
});
