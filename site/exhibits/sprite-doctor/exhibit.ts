import { alt, word } from 'generator/model/directiveFields';
import { defineTool, pictureOf } from '../define';
import type { Lessons } from './meta';
import { mendedStill } from './still';
import * as words from './words';

/** The lessons whose addresses `hrefOf` gives. */
function lessonsOf(hrefOf: (kind: keyof Lessons) => string): Lessons {
  return {
    doubles: hrefOf('doubles'),
    orphans: hrefOf('orphans'),
    twins: hrefOf('twins'),
    translucent: hrefOf('translucent'),
    sizes: hrefOf('sizes'),
    views: hrefOf('views'),
    enlarged: hrefOf('enlarged'),
  };
}

const lessonKinds = Object.keys(lessonsOf((kind) => kind));

/** `::sprite-doctor{name=… mended=… file=…}`: a piece of art with slips, and the same without. */
export const exhibit = defineTool({
  doc: 'Looks for slips in pictures',
  words,
  attributes: {
    mended: word.describe('Path in art/, without ending, of the same piece without slips.'),
    mendedAlt: alt,
    ...Object.fromEntries(
      lessonKinds.map((kind) => [kind, word.describe('Link to the lesson about what it finds.')]),
    ),
  },
  art: { mended: 'mendedAlt' },
  links: lessonKinds,
  compose: ({ attributes, art, hrefs, piece, sampleSrc }) => {
    const mended = art[String(attributes['mended'])];
    return (
      mended && {
        piece: pictureOf(piece, attributes['alt']),
        mended: pictureOf(mended, attributes['mendedAlt']),
        sampleSrc,
        lessons: lessonsOf((kind) => hrefs[String(attributes[kind])] ?? '#'),
      }
    );
  },
  still: mendedStill,
});
