import { createElement } from 'react';
import { textOf } from '../../model/tree';
import { AnchoredHeading } from './AnchoredHeading';
import { type TreeComponentProps, textAttribute } from './treeComponent';

const levels = { h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;

/** A heading below the title; one without an id has no link. */
export function Heading({ name, attributes, nodes, render }: TreeComponentProps) {
  const id = textAttribute(attributes, 'id');
  if (id === undefined || !isHeading(name)) return createElement(name, null, render(nodes));
  return (
    <AnchoredHeading level={levels[name]} id={id} name={textOf(nodes)}>
      {render(nodes)}
    </AnchoredHeading>
  );
}

function isHeading(name: string): name is keyof typeof levels {
  return Object.hasOwn(levels, name);
}
