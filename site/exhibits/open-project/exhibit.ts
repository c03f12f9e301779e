import { defineTool, pictureOf } from '../define';
import { framesStill } from '../inspector/still';
import css from './Place.module.css';
import * as words from './words';

/** `::open-project{name=… file=…}`: the frames of a piece side by side. */
export const exhibit = defineTool({
  doc: 'Shows what is in a project, and saves it as other files',
  words,
  compose: ({ attributes, piece, sampleSrc }) => ({
    ...pictureOf(piece, attributes['alt']),
    ...piece.sheet,
    sampleSrc,
    durations: piece.durations,
  }),
  still: (use) => framesStill(use, css.place),
});
