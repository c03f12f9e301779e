import { alt, word } from '../../model/directiveFields';
import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { type TesterUse, testerToProps } from './meta';
import { copiesStill } from './still';
import * as words from './words';

/** `::tile-tester{name=… copies=… file=…}`: a tile, and copies of it side by side. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({
    doc: 'Lays tiles side by side and marks seams; the label is the caption.',
    attributes: {
      copies: word.describe('Path in art/, without ending, of copies of the tile side by side.'),
      copiesAlt: alt,
    },
    art: { copies: 'copiesAlt' },
  }),
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const copies = art[String(attributes['copies'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || copies === undefined || sample === undefined) return undefined;
    const use: TesterUse = {
      piece: { ...piece.still, ...chooseAlt(attributes['alt'], piece) },
      copies: { ...copies.still, ...chooseAlt(attributes['copiesAlt'], copies) },
      sampleSrc: sample.src,
    };
    return { attributes: testerToProps(use), still: copiesStill(use) };
  },
};
