import type { TreeNode } from 'generator/model/tree';
import { pairStill } from '../kit/pairStill';
import type { DoctorUse } from './meta';

/** The picture with its slips, and without. */
export function mendedStill({ piece, mended }: DoctorUse): TreeNode[] {
  return pairStill([piece, mended], 320);
}
