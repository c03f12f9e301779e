import { allExhibits } from '../exhibits/allExhibits';
import { mapElements, objectIn, type TreeNode } from '../model/tree';

/** The text with its exhibits as they are without styles and scripts: for feeds, booklets and Markdown files. */
export function plainExhibits(tree: readonly TreeNode[]): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props] = element;
    if (name !== 'Exhibit' || props === null) return element;
    const plain = allExhibits.get(String(props['exhibit']))?.plain?.(objectIn(props, 'data'));
    return plain === undefined ? element : [name, props, ...plain];
  });
}
