import { alt, flag, scale, word } from '../../model/directiveFields';
import { chooseAlt, chooseScale, type Exhibit, enlargePicture } from '../exhibit';
import type { Animation } from './meta';
import { animationStill } from './still';

/** `::animation{name=…}`: a piece with several frames. */
export const exhibit: Exhibit = {
  isPicture: true,
  directive: {
    doc: 'An animation of the art folder with its controls; the label is its caption.',
    attributes: {
      name: word.describe('Its path in art/ without ending, and /tag for a part.'),
      scale,
      alt,
      crop: flag.describe('A scene that may lose a twelfth at each side, so that it is as wide as the text.'),
    },
    art: { name: 'alt' },
    needsFrames: true,
  },
  show: ({ attributes, art, htmlLang, text }) => {
    const piece = art[String(attributes['name'])];
    if (piece?.sheet === undefined) return undefined;
    const { sheet, still, durations } = piece;
    const scale = chooseScale(attributes, still, 'column');
    const animation: Animation = {
      ...enlargePicture({ ...still, src: sheet.src }, scale),
      scale,
      ...chooseAlt(attributes['alt'], piece),
      durations,
      ...(attributes['crop'] === true && { isCropped: true }),
    };
    return {
      data: animation,
      still: animationStill(animation, text.animation, htmlLang),
    };
  },
};
