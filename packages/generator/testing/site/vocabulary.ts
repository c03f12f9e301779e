import { z } from 'zod';
import type { Exhibit } from '../../exhibits/exhibit';
import type { Directive } from '../../markdown/directives/directive';
import { altOf } from '../../model/art';
import { alt, word } from '../../model/directiveFields';

export const directives: readonly Directive[] = [];
export { exhibitWords } from '../../noSite/vocabulary';

/** `::trial{name=… file=… first=… second=…}`: an exhibit with everything that a directive may have. */
const trial: Exhibit = {
  directive: {
    doc: 'A piece to be tried; the label is its caption.',
    needsCaption: true,
    attributes: {
      name: word,
      alt,
      other: word.optional(),
      otherAlt: alt,
      file: word.optional(),
      first: z.string().optional(),
      second: z.string().optional(),
    },
    art: { name: 'alt' },
    download: 'file',
    links: ['first', 'second'],
  },
  show: ({ attributes, art }) => {
    const piece = art[String(attributes['name'])];
    return piece && { data: {}, still: [['img', { src: piece.still.src, ...altOf(piece) }]] };
  },
};

export const exhibits: ReadonlyMap<string, Exhibit> = new Map([['trial', trial]]);
