import type { TreeProps, TreeValue } from '../../model/tree';

/** The HTML elements that a tree may name. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 a img ul ol li blockquote code em strong del ' +
    'table thead tbody tr th td hr br input sup section dt dd figure figcaption span wbr'
  ).split(' '),
);

/** Attributes that plain elements may carry, and what they are called in React. */
const names: Readonly<Record<string, string>> = {
  id: 'id',
  class: 'className',
  title: 'title',
  start: 'start',
  align: 'data-align',
  task: 'data-task',
};

/** The attributes of a plain element as React knows them; all others are dropped. */
export function htmlAttributes(attributes: TreeProps | null): Record<string, TreeValue> {
  const known: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const reactName = names[name];
    if (reactName !== undefined) known[reactName] = value;
  }
  return known;
}
