import type { RefObject } from 'react';
import { markEditions } from '../../../app/editions/markEditions';
import { CardPicture } from '../../../app/ui/CardPicture';
import type { MarkedText } from '../shared/marks';
import css from './ResultGroup.module.css';
import type { SearchResult } from './searchResult';

interface Props {
  readonly result: SearchResult;
  /** Ids of its options begin with this. */
  readonly id: string;
  readonly active: string | undefined;
  /** Set to the active option, while it is one of these. */
  readonly activeOption: RefObject<HTMLAnchorElement | null>;
  readonly onPoint: (option: string) => void;
  readonly onChoose: () => void;
}

/** A page that was found, and below it the headings that fit. Options of a list box, and links. */
export function ResultGroup({ result, id, active, activeOption, onPoint, onChoose }: Props) {
  const option = (option: string) => ({
    id: option,
    role: 'option',
    'aria-selected': option === active,
    ref: option === active ? activeOption : null,
    tabIndex: -1,
    onPointerMove: () => onPoint(option),
    onClick: onChoose,
  });
  const title = result.title.map(({ text }) => text).join('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, which are no sets of fields
    <div role="group" aria-label={title} className={css.group} {...markEditions(result.editions)}>
      <a href={result.href} {...option(`${id}-0`)}>
        <span className={css.words}>
          <span className={css.title}>
            <Marked parts={result.title} />
          </span>
          <span className={css.crumbs}>{result.crumbs.join(' › ') || '\u00a0'}</span>
          <span className={css.excerpt}>
            {result.excerpt.length > 0 ? <Marked parts={result.excerpt} /> : '\u00a0'}
          </span>
        </span>
        <span className={css.picture}>{result.picture && <CardPicture picture={result.picture} />}</span>
      </a>
      {result.sections.map((section, index) => (
        <a key={section.href} className={css.section} href={section.href} {...option(`${id}-${index + 1}`)}>
          <span aria-hidden="true">#</span>
          <span>
            <Marked parts={section.title} />
          </span>
        </a>
      ))}
    </div>
  );
}

/** A text with the words found in it marked. */
function Marked({ parts }: { readonly parts: readonly MarkedText[] }) {
  return parts.map(({ text, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    isFound ? <mark key={index}>{text}</mark> : text,
  );
}
