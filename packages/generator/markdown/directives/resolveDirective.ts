import type { Directives } from 'mdast-util-directive';
import { nearest } from '../../model/nearest';
import type { ProblemList } from '../problemList';
import { positionOf } from '../sourcePosition';
import { vocabulary } from '../vocabulary';
import { type Directive, formOf, usageOf, writtenName } from './directive';

/**
 * The vocabulary entry of a directive. Reports unknown names, and a wrong form or parent.
 * @param parent the directive directly around it
 */
export function resolveDirective(
  node: Directives,
  parent: Directive | undefined,
  problems: ProblemList,
): Directive | undefined {
  const at = positionOf(node);
  const written = writtenName(node);
  const entry = vocabulary.get(node.name);
  if (entry === undefined) {
    const escapeHint = node.type === 'textDirective' ? ' For a colon as text write "\\:".' : '';
    problems.error(at, `Unknown directive ${written}`, {
      remedy: `docs/writing.md lists them.${escapeHint}`,
      nearest: nearest(node.name, vocabulary.keys()),
    });
    return undefined;
  }
  if (entry.form !== formOf[node.type]) {
    problems.error(at, `${written} is written ${usageOf(entry)}`, { remedy: entry.doc });
    return undefined;
  }
  if (entry.inside !== undefined && entry.inside !== parent?.name) {
    problems.error(at, `${written} is only allowed inside :::${entry.inside}`, { remedy: entry.doc });
    return undefined;
  }
  return entry;
}
