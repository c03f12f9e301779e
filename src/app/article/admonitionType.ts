import type { Text } from '../../model/text';
import type { TreeProps } from '../../model/tree';
import { textAttribute } from './attribute';

export type AdmonitionType = keyof Text['admonition'];

/** How each type looks; two are other names of a look. */
export const admonitionLooks = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const satisfies Record<AdmonitionType, string>;

/** The type of an admonition; a note where none is known. */
export function admonitionType(attributes: TreeProps): AdmonitionType {
  const type = textAttribute(attributes, 'type') ?? '';
  return isType(type) ? type : 'note';
}

function isType(type: string): type is AdmonitionType {
  return Object.hasOwn(admonitionLooks, type);
}
