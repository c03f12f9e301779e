import { chooseAlt, type Exhibit } from 'generator/exhibits/exhibit';
import { alt, word } from 'generator/model/directiveFields';
import { omitUndefined } from 'generator/model/omitUndefined';
import { passportStill } from './still';
import * as words from './words';

/** Its still: all of its stamps. */
export const exhibit: Exhibit = {
  directive: {
    doc: 'The stamps that a visitor has for exercises and lessons; the label is the caption.',
    needsCaption: true,
    attributes: {
      name: word.describe('Path in art/, without ending, of the stamps, a frame for each.'),
      alt,
    },
    art: { name: 'alt' },
    needsFrames: true,
  },
  words,
  show: ({ attributes, art }) => {
    const piece = art[String(attributes['name'])];
    if (piece?.sheet === undefined) return undefined;
    const sheet = { ...piece.sheet, ...chooseAlt(attributes['alt'], piece) };
    return { attributes: omitUndefined(sheet), still: passportStill(sheet) };
  },
};
