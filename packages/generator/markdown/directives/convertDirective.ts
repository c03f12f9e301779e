import type { Nodes } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { nearest } from '../../model/nearest';
import { isElement, type TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { readComment } from '../nodes/convertHtml';
import { positionOf, sourceOf } from '../sourcePosition';
import { vocabulary } from '../vocabulary';
import { type Directive, writtenName } from './directive';
import { directiveProps, referencesOf } from './directiveProps';
import { convertOpen, isOpen } from './openQuestions';
import { resolveDirective } from './resolveDirective';

/**
 * The component of a directive. A faulty directive is reported and replaced by its content.
 * @param parent the directive directly around it
 */
export function convertDirective(node: Directives, conversion: Conversion, parent?: Directive): TreeNode[] {
  const { problems, found, convert } = conversion;
  if (isColonInText(node, conversion)) return [`:${node.name}`];
  if (node.type === 'containerDirective' && node.data?.position?.closing === undefined) {
    problems.error(positionOf(node), `${writtenName(node)} is not closed`, {
      remedy:
        'Close it with as many colons on a line of their own; an outer directive needs more than those inside it.',
    });
  }
  if (isOpen(node)) return convertOpen(node, conversion);
  const parts = splitLabel(node);
  const label = convert(parts.label);
  const entry = resolveDirective(node, parent, problems);
  const content =
    entry?.contains === undefined ? convert(parts.content) : convertOnly(entry, parts.content, conversion);
  const props = entry && directiveProps(entry, node, label, problems);
  if (entry === undefined || props === undefined) {
    return node.type === 'textDirective' || label.length === 0
      ? [...label, ...content]
      : [['p', null, ...label], ...content];
  }
  if (node.type === 'containerDirective') entry.check?.(node, problems);
  if (typeof props['id'] === 'string') found.otherIds.push(props['id']);
  found.references.push(...referencesOf(entry, node, props));
  if (entry.isListed) found.placed.push({ component: entry.component, props, ...positionOf(node) });
  const shown = Object.keys(props).length === 0 ? null : props;
  return [[entry.component, shown, ...shownLabel(entry, label), ...content]];
}

/** Whether a text directive is just a colon before a word, as in `Menu:Edit` or `12:30pm`. */
function isColonInText(node: Directives, { source, problems }: Conversion): boolean {
  if (node.type !== 'textDirective' || sourceOf(node, source) !== `:${node.name}`) return false;
  const next = source[node.position?.end.offset ?? source.length];
  if (vocabulary.get(node.name)?.form === 'text' && (next === '[' || next === '{')) {
    problems.error(positionOf(node), `:${node.name}${next} is not closed`, {
      remedy: 'Close it in the same paragraph; write "\\[" or "\\]" for a bracket inside it.',
    });
  }
  return true;
}

function splitLabel(node: Directives): {
  readonly label: readonly Nodes[];
  readonly content: readonly Nodes[];
} {
  if (node.type !== 'containerDirective') return { label: node.children, content: [] };
  const [first, ...rest] = node.children;
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return labelled ? { label: first.children, content: rest } : { label: [], content: node.children };
}

function shownLabel({ label: { as } }: Directive, label: readonly TreeNode[]): readonly TreeNode[] {
  if (as === 'title' && label.length > 0) return [['Title', null, ...label]];
  return as === 'content' ? label : [];
}

/** The content of a directive that may only contain one kind of directive; anything else is reported and left out. */
function convertOnly(entry: Directive, content: readonly Nodes[], conversion: Conversion): TreeNode[] {
  const { source, problems, convert } = conversion;
  const name = entry.contains ?? '';
  const component = vocabulary.get(name)?.component;
  return content.flatMap((child) => {
    if (child.type === 'containerDirective' && child.name === name) {
      return convertDirective(child, conversion, entry).filter(
        (node) => isElement(node) && node[0] === component,
      );
    }
    if (readComment(child, source) !== undefined) return convert([child]);
    problems.error(positionOf(child), `Only :::${name} is allowed inside :::${entry.name}`, {
      remedy: `Put it inside a :::${name}.`,
      nearest: child.type === 'containerDirective' ? nearest(child.name, [name]) : undefined,
    });
    // Problems inside are reported at once, not only after this one is fixed.
    convert(child.type === 'containerDirective' ? child.children : [child]);
    return [];
  });
}
