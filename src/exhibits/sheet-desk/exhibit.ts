import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { type DeskUse, deskToProps } from './meta';
import { sheetStill } from './still';
import * as words from './words';

/** `::sheet-desk{name=… file=…}`: all frames of a piece of art side by side, and the first one cut out. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({ doc: 'Cuts sheets and sets times of frames; the label is the caption.' }),
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece?.sheet === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: DeskUse = { ...piece.still, ...words, sheet: piece.sheet, sampleSrc: sample.src };
    return { attributes: deskToProps(use), still: sheetStill(use) };
  },
};
