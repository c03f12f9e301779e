import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { inspectorToProps } from './meta';
import { framesStill, type StillUse } from './still';
import * as words from './words';

/** `::inspector{name=… file=…}`: the frames of a piece side by side. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({
    doc: 'Shows what is in a file, and what an import changes; the label is the caption.',
  }),
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const use: StillUse = {
      ...(piece.sheet ?? piece.still),
      ...chooseAlt(attributes['alt'], piece),
      sampleSrc: sample.src,
      durations: piece.durations,
    };
    return { attributes: inspectorToProps(use), still: framesStill(use) };
  },
};
