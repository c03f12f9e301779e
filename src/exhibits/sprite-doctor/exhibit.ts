import { alt, word } from '../../model/directiveFields';
import { toolDirective } from '../define';
import { chooseAlt, type Exhibit } from '../exhibit';
import { type DoctorUse, doctorToProps, lessonsOf } from './meta';
import { mendedStill } from './still';
import * as words from './words';

/** What the sprite doctor finds and shows, each with a lesson. */
const lessons = ['doubles', 'orphans', 'twins', 'translucent', 'sizes', 'views', 'enlarged'];

/** `::sprite-doctor{name=… mended=… file=…}`: a piece of art with slips, and the same without. */
export const exhibit: Exhibit = {
  words,
  directive: toolDirective({
    doc: 'Looks for slips in pictures; the label is the caption.',
    attributes: {
      mended: word.describe('Path in art/, without ending, of the same piece without slips.'),
      mendedAlt: alt,
      ...Object.fromEntries(
        lessons.map((name) => [name, word.describe('Link to the lesson about what it finds.')]),
      ),
    },
    art: { mended: 'mendedAlt' },
    links: lessons,
  }),
  show: ({ attributes, art, downloads, hrefs }) => {
    const piece = art[String(attributes['name'])];
    const mended = art[String(attributes['mended'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || mended === undefined || sample === undefined) return undefined;
    const use: DoctorUse = {
      piece: { ...piece.still, ...chooseAlt(attributes['alt'], piece) },
      mended: { ...mended.still, ...chooseAlt(attributes['mendedAlt'], mended) },
      sampleSrc: sample.src,
      lessons: lessonsOf((kind) => hrefs[String(attributes[kind])] ?? '#'),
    };
    return { attributes: doctorToProps(use), still: mendedStill(use) };
  },
};
