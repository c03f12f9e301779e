import type { Text } from '../../model/text';
import type { TreeNode } from '../../model/tree';
import css from './Compare.module.css';
import type { Comparison, Side } from './meta';

/** Both pictures side by side, each with its name. */
export function compareStill({ before, after }: Comparison, text: Text['exhibits']['compare']): TreeNode[] {
  return [
    ['p', { class: css.pair ?? '' }, pictureOf(before), pictureOf(after)],
    ['p', { class: `${css.names} ${css.bar}` }, ['span', null, text.before], ['span', null, text.after]],
  ];
}

/** One of the pictures, which opens enlarged. */
export function pictureOf(side: Side): TreeNode {
  return ['Zoom', { href: side.src }, ['img', { ...side }]];
}
