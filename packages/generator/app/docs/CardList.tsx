import type { Card } from '../../model/document';
import { plural } from '../../model/text';
import { markEditions } from '../editions/markEditions';
import { NewMark } from '../features';
import { useSiteLayout } from '../SiteContext';
import { CardPicture } from '../ui/CardPicture';
import { Icon } from '../ui/Icon';
import { InLanguage } from '../ui/InLanguage';
import { ExternalLink } from '../ui/SiteLink';
import css from './CardList.module.css';

const icons = { page: 'note', category: 'menu', external: 'globe' } as const;

interface Props {
  readonly cards: readonly Card[];
  /** Stands those with a day on a line, newest first, instead of all side by side. */
  readonly isTimeline?: boolean;
}

/** One link for each child of a category: a mark, a title, a line about it (CAT-03). */
export function CardList({ cards, isTimeline = false }: Props) {
  return (
    <ul className={isTimeline ? css.timeline : css.cards}>
      {cards.map((card) => (
        <li
          key={card.href + card.label}
          data-day={card.day === undefined ? undefined : ''}
          {...markEditions(card.editions)}
        >
          <CardLink card={card} isInTimeline={isTimeline} />
        </li>
      ))}
    </ul>
  );
}

function CardLink({ card, isInTimeline }: { readonly card: Card; readonly isInTimeline: boolean }) {
  const { text, htmlLang } = useSiteLayout();
  const { label, href, kind, count, day } = card;
  const line =
    card.description ?? (count === undefined ? undefined : plural(text.category.items, count, htmlLang));
  const content = (
    <>
      {(!isInTimeline || day === undefined) && <CardMark card={card} />}
      <span className={css.title}>
        {card.note && <span className={css.note}>{card.note}</span>}
        <InLanguage of={card}>{label}</InLanguage>
      </span>
      {day && <span className={css.day}>{day}</span>}
      {line !== undefined && (
        <span className={css.line}>
          <InLanguage of={card.descriptionLanguage}>{line}</InLanguage>
        </span>
      )}
      {isInTimeline && <NewMark href={href} />}
    </>
  );
  return kind === 'external' ? (
    <ExternalLink className={css.card} href={href}>
      {content}
    </ExternalLink>
  ) : (
    <a className={css.card} href={href}>
      {content}
    </a>
  );
}

/** An emoji of the label comes before the page's picture, and that before a mark of the kind. */
function CardMark({ card: { mark, picture, kind } }: { readonly card: Card }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {mark ?? (picture ? <CardPicture picture={picture} /> : <Icon name={icons[kind]} size={24} />)}
    </span>
  );
}
