import { createElement, Fragment, type ReactNode } from 'react';
import { childrenOf, isElement, type TreeElement, type TreeNode, type TreeProps } from '../../model/tree';
import { articleComponents } from './components';
import { htmlAttributes, htmlElements } from './htmlElements';
import type { TreeComponents } from './treeComponent';

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
