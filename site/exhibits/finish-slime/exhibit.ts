import { chooseAlt, type Exhibit, enlargePicture } from 'generator/exhibits/exhibit';
import { alt, word } from 'generator/model/directiveFields';
import { slimeMeta } from './composeStill';
import css from './FinishSlime.module.css';
import * as words from './words';

/** How large the finished frames are until it works. */
const scale = 4;

/** `::finish-slime{name=… scene=…}`: the easel of the home page in a text. */
export const exhibit: Exhibit = {
  directive: {
    doc: 'The canvas of the home page for the frame that an animation lacks; the label is the caption.',
    needsCaption: true,
    attributes: {
      name: word.describe('Path in art/, without ending, of the finished animation.'),
      scene: word.describe('That of the scene with the easel.'),
      alt,
    },
    art: { name: 'alt', scene: 'alt' },
  },
  words,
  states: ['a60nna58', 'a74bg2fa3bjxsqfa2jxs3qa2jsiqsla2is3rla2bg4fa'],
  show: ({ attributes, art }) => {
    const [slime, scene] = [art[String(attributes['name'])], art[String(attributes['scene'])]];
    if (slime === undefined || scene === undefined) return undefined;
    const strip = enlargePicture(slime.sheet ?? slime.still, scale);
    return {
      data: { ...slimeMeta({ scene, slime }), isInText: true },
      still: [
        [
          'p',
          { class: css.room ?? '' },
          ['img', { ...strip, scale, ...chooseAlt(attributes['alt'], slime) }],
        ],
      ],
    };
  },
};
