import { altOf } from '../../model/art';
import { alt, scale, word } from '../../model/directiveFields';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, chooseScale, type Exhibit, enlargePicture } from '../exhibit';
import css from './Compare.module.css';
import type { Comparison, Side } from './meta';

/** `::compare{before=… after=…}`: two pieces of one size. */
export const exhibit: Exhibit = {
  directive: {
    doc: 'Two pictures of the art folder with a slider between them; the label is the caption.',
    attributes: {
      before: word.describe('Path of a picture in art/ without ending.'),
      after: word.describe('Path of another one of the same size.'),
      beforeName: word.describe('What the first one is an example of. Default: "Before".').optional(),
      afterName: word.describe('The same for the other one. Default: "After".').optional(),
      scale,
      beforeAlt: alt,
      afterAlt: alt,
    },
    art: { before: 'beforeAlt', after: 'afterAlt' },
  },
  show: ({ attributes, art, text }) => {
    const [before, after] = [art[String(attributes['before'])], art[String(attributes['after'])]];
    if (before === undefined || after === undefined) return undefined;
    const scale = chooseScale(attributes, before.still, 'column');
    const comparison: Comparison = {
      before: {
        ...enlargePicture(before.still, scale),
        ...chooseAlt(attributes['beforeAlt'], before),
        name: String(attributes['beforeName'] ?? text.compare.before),
      },
      after: {
        ...enlargePicture(after.still, scale),
        ...chooseAlt(attributes['afterAlt'], after),
        name: String(attributes['afterName'] ?? text.compare.after),
      },
      scale,
    };
    return { data: comparison, still: compareStill(comparison) };
  },
  plain: ({ before, after }: Comparison) => [plainSide(before), plainSide(after)],
};

/**
 * Both pictures, each with its name: side by side on paper and without scripts, else one upon the other as
 * in the working piece, which has the same height.
 */
function compareStill({ before, after, scale }: Comparison): TreeNode[] {
  return [
    ['p', { class: css.pair ?? '' }, sideStill(before, scale), sideStill(after, scale)],
    ['p', { class: css.bar ?? '' }, ['span', null, before.name], ['span', null, after.name]],
  ];
}

function plainSide(side: Side): TreeNode {
  const { src, width, height, name } = side;
  return ['p', null, ['img', { src, ...altOf(side), width, height }], ['br', null], name];
}

/** One of the pictures, which opens enlarged. */
function sideStill(side: Side, scale: number): TreeNode {
  const { src, width, height } = side;
  const picture: TreeNode = ['img', { src, ...altOf(side), width, height, scale }];
  return ['span', { class: css.side ?? '' }, ['Zoom', { href: src }, picture]];
}
