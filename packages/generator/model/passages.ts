import { docFields } from '#site/fields';
import { traitsOf } from './elements';
import type { FrontMatterOf, MarkdownKind } from './parsed';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from './tree';

/** A part of a text that is translated as one: a paragraph, a heading, an item of a list, a row of a table. */
export interface Passage {
  readonly text: string;
  /** Id of the heading that it stands below, or that it is; absent above the first one and for what is no part of the body. */
  readonly section?: string;
}

/**
 * The words of a text in passages, those of its front matter first. Pictures, link targets, line breaks and
 * settings are not in them.
 */
export function listPassages(
  frontMatter: FrontMatterOf[MarkdownKind],
  tree: readonly TreeNode[],
): readonly Passage[] {
  const { title, description } = frontMatter;
  const label = 'label' in frontMatter ? frontMatter.label : undefined;
  const own = Object.entries(docFields).flatMap(([key, { texts }]) => texts(Reflect.get(frontMatter, key)));
  const passages: Passage[] = [title, description, label, ...own].flatMap((text) =>
    text === undefined ? [] : [{ text }],
  );
  let section: string | undefined;
  const add = (parts: readonly string[]) => {
    const text = parts
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '')
      .join(' | ');
    if (text !== '') passages.push(section === undefined ? { text } : { text, section });
  };
  const divide = (nodes: readonly TreeNode[]) => {
    let line = '';
    const end = () => {
      add([line]);
      line = '';
    };
    for (const node of nodes) {
      if (!isElement(node)) {
        line += node;
        continue;
      }
      const { flow, isPicture, isNote } = traitsOf(node[0]);
      if (isPicture === true || isNote === true) continue;
      if (flow !== 'block') line += textOf([node]);
      else {
        end();
        section = headingId(node) ?? section;
        // The cells of a row are read together.
        if (node[0] === 'tr') add(childrenOf(node).map((cell) => textOf([cell])));
        else divide(childrenOf(node));
      }
    }
    end();
  };
  divide(tree);
  return passages;
}

function headingId([name, props]: TreeElement): string | undefined {
  const id = /^h[2-6]$/.test(name) ? props?.['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
