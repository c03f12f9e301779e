import { createElement, Fragment, type ReactNode } from 'react';
import {
  childrenOf,
  isElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
  type TreeValue,
} from '../../model/tree';
import { articleComponents } from './components';
import type { TreeComponents } from './treeComponent';

/** The HTML elements that a tree may name. */
const htmlElements: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 a img ul ol li blockquote code em strong del ' +
    'table thead tbody tr th td hr br input sup section dt dd figure figcaption span wbr'
  ).split(' '),
);

/** Attributes that plain elements may carry, and what they are called in React. */
const reactNames: Readonly<Record<string, string>> = {
  id: 'id',
  class: 'className',
  title: 'title',
  lang: 'lang',
  dir: 'dir',
  start: 'start',
  scope: 'scope',
  colspan: 'colSpan',
  align: 'data-align',
  task: 'data-task',
  editions: 'data-editions',
  initial: 'data-initial',
};

/** The attributes of a plain element as React knows them; all others are dropped. */
function htmlAttributes(attributes: TreeProps | null): Record<string, TreeValue> {
  const known: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const reactName = reactNames[name];
    if (reactName !== undefined) known[reactName] = value;
  }
  return known;
}

const noAttributes: TreeProps = {};

/**
 * The tree as React elements. A name of the table becomes its component, a name of the allowed
 * HTML elements becomes that element, and of any other only the children are shown.
 */
export function renderTree(
  nodes: readonly TreeNode[],
  components: TreeComponents = articleComponents,
): ReactNode {
  const [only, ...others] = nodes;
  if (others.length === 0 && (only === undefined || !isElement(only))) return only;
  return createElement(
    Fragment,
    null,
    ...nodes.map((node) => (isElement(node) ? renderElement(node, components) : node)),
  );
}

function renderElement(element: TreeElement, components: TreeComponents): ReactNode {
  const [name, attributes] = element;
  const nodes = childrenOf(element);
  const render = (inner: readonly TreeNode[]) => renderTree(inner, components);
  const Component = components.get(name);
  if (Component !== undefined) {
    return <Component name={name} attributes={attributes ?? noAttributes} nodes={nodes} render={render} />;
  }
  if (!htmlElements.has(name)) return render(nodes);
  return createElement(name, htmlAttributes(attributes), ...(nodes.length === 0 ? [] : [render(nodes)]));
}
