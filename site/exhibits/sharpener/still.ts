import type { TreeNode } from 'generator/model/tree';
import { pairStill } from '../kit/pairStill';
import type { SharpenerUse } from './meta';

/** The picture twice: pixel by pixel, and as browsers enlarge where nothing forbids it. */
export function sharpenedStill(use: SharpenerUse): TreeNode[] {
  const { src, width, height } = use;
  return pairStill([use, { src, width, height, alt: '' }], 240, 'smoothed');
}
