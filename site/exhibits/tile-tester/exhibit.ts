import { alt, word } from 'generator/model/directiveFields';
import { defineTool, pictureOf } from '../define';
import { copiesStill } from './still';
import * as words from './words';

/** `::tile-tester{name=… copies=… file=…}`: a tile, and copies of it side by side. */
export const exhibit = defineTool({
  doc: 'Lays tiles side by side and marks seams',
  words,
  attributes: {
    copies: word.describe('Path in art/, without ending, of copies of the tile side by side.'),
    copiesAlt: alt,
  },
  art: { copies: 'copiesAlt' },
  compose: ({ attributes, art, piece, sampleSrc }) => {
    const copies = art[String(attributes['copies'])];
    return (
      copies && {
        piece: pictureOf(piece, attributes['alt']),
        copies: pictureOf(copies, attributes['copiesAlt']),
        sampleSrc,
      }
    );
  },
  still: copiesStill,
});
