import { childrenOf, isElement, mapElements, type TreeNode, type TreeProps } from '../model/tree';
import type { LinkHooks, PageLanguage, TreeReferences } from './hooks';
import { showTextPicture } from './showPicture';

/** A tree with resolved links and pictures, and with directives replaced by their elements. */
export function resolveTree(
  tree: readonly TreeNode[],
  references: TreeReferences,
  language: PageLanguage,
  features: readonly LinkHooks[],
): readonly TreeNode[] {
  const { hrefs, languages, images } = references;
  const shows = features.flatMap(({ showElement }) => showElement ?? []);
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    if (name === 'a') {
      const target = typeof props?.['href'] === 'string' ? props['href'] : '';
      const href = hrefs[target];
      const hrefLang = languages[target];
      const shown =
        href === undefined ? props : { ...props, href, ...(hrefLang === undefined ? {} : { hrefLang }) };
      return [name, shown, ...withoutZoom(children)];
    }
    if (name === 'Open') return showOpen(children);
    if (name === 'img' && typeof props?.['src'] === 'string') {
      const image = images[props['src']];
      return image === undefined ? element : showTextPicture(props, image, language);
    }
    const [only, ...others] = children;
    // A figure is not allowed inside a paragraph.
    if (name === 'p' && only !== undefined && others.length === 0 && isFigure(only)) return only;
    for (const show of shows) {
      const shown = show(element, references, language);
      if (shown !== undefined) return shown;
    }
    return element;
  });
}

/** A box to be filled in, titled by the question. */
function showOpen([question, ...more]: readonly TreeNode[]): TreeNode {
  const title = question !== undefined && isElement(question) ? childrenOf(question) : [question ?? ''];
  return ['Admonition', { type: 'important', class: 'open' }, ['Title', null, ...title], ...more];
}

/**
 * A tree with absolute addresses only, for feeds and the like.
 * @param page absolute address of the page
 */
export function absoluteTree(tree: readonly TreeNode[], page: string): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    return props === null ? element : [name, absoluteProps(props, page), ...children];
  });
}

function absoluteProps(props: TreeProps, page: string): TreeProps {
  const changed = Object.entries(props).map(([name, value]) => {
    if (isAddress(name) && typeof value === 'string') return [name, new URL(value, page).href];
    const isObject = typeof value === 'object' && !Array.isArray(value);
    return [name, isObject ? absoluteProps({ ...value }, page) : value];
  });
  return Object.fromEntries(changed);
}

function isAddress(name: string): boolean {
  return name === 'href' || name === 'src';
}

function isFigure(node: TreeNode): boolean {
  return isElement(node) && node[0] === 'figure';
}

/** Nodes without zoom links: a link cannot contain another one. */
function withoutZoom(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    const [picture] = children;
    if (name === 'Zoom' && picture !== undefined) return picture;
    return [name, props, ...withoutZoom(children)];
  });
}
