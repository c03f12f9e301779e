import type { TreeNode } from 'generator/model/tree';
import { pairStill } from '../kit/pairStill';
import type { TesterUse } from './meta';

/** The tile, and its copies. */
export function copiesStill({ piece, copies }: TesterUse): TreeNode[] {
  return pairStill([piece, copies], 240);
}
