import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { type LaboratoryUse, laboratoryToProps } from './meta';
import { greysStill } from './still';
import * as words from './words';

/** `::palette-laboratory{name=… file=…}`: a piece of art in its colours, and in greys. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({ doc: 'Converts, mends and tests palettes; the label is the caption.' }),
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: LaboratoryUse = { ...piece.still, ...words, sampleSrc: sample.src };
    return { attributes: laboratoryToProps(use), still: greysStill(use) };
  },
};
