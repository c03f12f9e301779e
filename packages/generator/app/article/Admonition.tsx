import type { TreeProps } from '../../model/tree';
import type { Text } from '../../model/words';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './Admonition.module.css';
import { splitTitle, type TreeComponentProps, textAttribute } from './treeComponent';

type AdmonitionType = keyof Text['admonition'];

/** How each type looks: `important` and `caution` look like other types. */
const admonitionLooks = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const satisfies Record<AdmonitionType, string>;

/** The type of an admonition; a note where none is known. */
export function readAdmonitionType(attributes: TreeProps): AdmonitionType {
  const type = textAttribute(attributes, 'type') ?? '';
  return isType(type) ? type : 'note';
}

function isType(type: string): type is AdmonitionType {
  return Object.hasOwn(admonitionLooks, type);
}

/** An aside with its own icon and colour; titled by its type where the writer gave no title (CT-03). */
export function Admonition({ attributes, nodes, render }: TreeComponentProps) {
  const { text } = useSiteLayout();
  const { title, body } = splitTitle(nodes);
  const type = readAdmonitionType(attributes);
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
