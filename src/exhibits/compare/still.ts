import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import type { Text } from '../../model/words';
import { chooseAlt, chooseScale, type Exhibit, enlargePicture } from '../exhibit';
import css from './Compare.module.css';
import { type Comparison, comparisonToProps, type Side } from './meta';

/** Between the pictures of the still, in CSS pixels. */
const gap = 16;

/** `::compare{before=… after=…}`: two pieces of one size. */
export const exhibit: Exhibit = {
  component: 'Compare',
  show: ({ attributes, art, text }) => {
    const [before, after] = [art[String(attributes['before'])], art[String(attributes['after'])]];
    if (before === undefined || after === undefined) return undefined;
    const scale = chooseScale(attributes, before.still.width * 2 + gap);
    const comparison: Comparison = {
      before: { ...enlargePicture(before.still, scale), ...chooseAlt(attributes['beforeAlt'], before) },
      after: { ...enlargePicture(after.still, scale), ...chooseAlt(attributes['afterAlt'], after) },
      scale,
    };
    return { attributes: comparisonToProps(comparison), still: compareStill(comparison, text.compare) };
  },
};

/** Both pictures side by side, each with its name. */
function compareStill({ before, after }: Comparison, text: Text['exhibits']['compare']): TreeNode[] {
  return [
    ['p', { class: css.pair ?? '' }, zoomedPicture(before), zoomedPicture(after)],
    ['p', { class: `${css.names} ${css.bar}` }, ['span', null, text.before], ['span', null, text.after]],
  ];
}

/** One of the pictures, which opens enlarged. */
export function zoomedPicture(side: Side): TreeNode {
  const { src, width, height } = side;
  return ['Zoom', { href: src }, ['img', { src, ...altOf(side), width, height }]];
}
