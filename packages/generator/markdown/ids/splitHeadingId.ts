import type { Heading, PhrasingContent } from 'mdast';
import type { Position } from '../../model/parsed';
import { offsetOf, positionAt, sourceOf } from '../sourcePosition';

export interface HeadingId {
  readonly id: string;
  /** Position of its `{`. */
  readonly at: Position;
  /** The heading's content without it. */
  readonly content: readonly PhrasingContent[];
}

/** The `{#id}` at the end of a heading; `undefined` if there is none. */
export function splitHeadingId(heading: Heading, source: string): HeadingId | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\{#([^{}]*)\}$/.exec(last.value);
  if (match === null) return undefined;
  const index = sourceOf(heading, source).lastIndexOf('{#');
  const offset = offsetOf(heading) + index;
  const escaped = index === -1 || source[offset - 1] === '\\';
  if (escaped) return undefined;
  const value = last.value.slice(0, match.index).trimEnd();
  return {
    id: match[1] ?? '',
    at: positionAt(source, offset),
    content: [...heading.children.slice(0, -1), ...(value === '' ? [] : [{ ...last, value }])],
  };
}
