import { mapElements, type TreeNode } from '../../../model/tree';
import type { GlossaryWords } from './glossaryWords';

/** The tree with the word list in the place of `::glossary`. */
export function fillGlossary(tree: readonly TreeNode[], { list }: GlossaryWords): readonly TreeNode[] {
  const terms = list.flatMap(([id, name, definition]): TreeNode[] => [
    ['dt', { id }, name],
    ['dd', null, definition],
  ]);
  return mapElements(tree, (element) =>
    element[0] === 'Glossary' ? ['Glossary', element[1], ...terms] : element,
  );
}
