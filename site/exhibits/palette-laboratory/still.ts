import type { TreeNode } from 'generator/model/tree';
import { pairStill } from '../kit/pairStill';
import type { LaboratoryUse } from './meta';

/** The picture twice: as it is, and without colour. */
export function greysStill(use: LaboratoryUse): TreeNode[] {
  const { src, width, height } = use;
  return pairStill([use, { src, width, height, alt: '' }], 240, 'grey');
}
