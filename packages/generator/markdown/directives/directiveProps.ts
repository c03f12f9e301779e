import type { Directives } from 'mdast-util-directive';
import type { Position, Reference } from '../../model/parsed';
import { type TreeNode, type TreeProps, type TreeValue, textOf } from '../../model/tree';
import { checkValue } from '../checkValue';
import type { ProblemList } from '../problemList';
import { attributePosition, positionOf } from '../sourcePosition';
import { type Directive, needsLabel, usageOf } from './directive';

/**
 * Props from the attributes and, if the vocabulary says so, from the label. Reports faults; `undefined` if nothing
 * usable is left.
 */
export function directiveProps(
  entry: Directive,
  node: Directives,
  label: readonly TreeNode[],
  problems: ProblemList,
): TreeProps | undefined {
  if (!checkLabel(entry, label, positionOf(node), problems)) return undefined;
  const written: Record<string, unknown> = { ...node.attributes };
  if (entry.label.as === 'attribute') written[entry.label.name] = textOf(label);
  const { value, faults } = checkValue(entry.attributes, written, 'attribute');
  for (const { path, message, ...help } of faults) {
    problems.error(attributePosition(node, String(path[0])), `${usageOf(entry)}: ${message}`, help);
  }
  return value && { ...entry.props, ...definedOnly(value) };
}

/** Whether a required label exists. Only a title may be missing. */
function checkLabel(
  entry: Directive,
  label: readonly TreeNode[],
  at: Position,
  problems: ProblemList,
): boolean {
  if (label.length > 0) {
    if (entry.label.as !== 'nothing') return true;
    problems.error(at, `${usageOf(entry)} takes no text in brackets`, { remedy: entry.doc });
    return true;
  }
  if (!needsLabel(entry)) return true;
  problems.error(at, `${usageOf(entry)} needs a text in the brackets`, { remedy: entry.doc });
  return entry.label.as === 'title';
}

function definedOnly(values: Readonly<Record<string, TreeValue | undefined>>): TreeProps {
  const props: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined) props[name] = value;
  return props;
}

/** References of a directive: pieces of art, a download, link targets. */
export function referencesOf(
  { art = {}, needsFrames, download, links = [] }: Directive,
  node: Directives,
  props: TreeProps,
): Reference[] {
  const written = Object.entries(art).filter(([name]) => props[name] !== undefined);
  const shown: Reference[] = written.map(([name, alt]) => ({
    kind: 'art',
    target: String(props[name]),
    ...(props[alt] === undefined ? { needsAlt: true } : {}),
    ...(needsFrames === true ? { needsFrames } : {}),
    ...attributePosition(node, name),
  }));
  const referTo = (kind: 'download' | 'link') => (name: string) => ({
    kind,
    target: String(props[name]),
    ...attributePosition(node, name),
  });
  const saved = download === undefined ? [] : [download];
  return [...shown, ...saved.map(referTo('download')), ...links.map(referTo('link'))];
}
