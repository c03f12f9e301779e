import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './Admonition.module.css';
import { admonitionLooks, admonitionType } from './admonitionType';
import { textAttribute } from './attribute';
import { splitTitle } from './splitTitle';
import type { TreeComponentProps } from './treeComponent';

/** An aside with its own icon and colour; titled by its type where the writer gave no title (CT-03). */
export function Admonition({ attributes, nodes, render }: TreeComponentProps) {
  const { text } = useSite().layout;
  const { title, body } = splitTitle(nodes);
  const type = admonitionType(attributes);
  const look = admonitionLooks[type];
  const own = textAttribute(attributes, 'class');
  return (
    <div
      className={own === undefined ? css.admonition : `${css.admonition} ${own}`}
      id={textAttribute(attributes, 'id')}
      role="note"
      data-look={look}
    >
      <p className={css.title}>
        <Icon name={look} size={24} />
        <span>{title === undefined ? text.admonition[type] : render(title)}</span>
      </p>
      {render(body)}
    </div>
  );
}
