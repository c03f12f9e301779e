import type { ArtPicture } from '../../model/art';
import type { HomeBody, HomeLink } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { CardPicture } from '../ui/CardPicture';
import { Icon } from '../ui/Icon';
import css from './HomeLinks.module.css';
import { Scene } from './Scene';

/** Pictures from this width on are scenes: they fill the upper part of a card, which shows their middle. */
const sceneWidth = 100;

interface Props {
  readonly links: readonly HomeLink[];
  /** On phones they stand beside each other, in a row that scrolls. */
  readonly isRow?: boolean;
}

/** Links with a line each about where they lead. */
export function LinkCards({ links, isRow }: Props) {
  return (
    <ul className={css.cards} data-row={isRow || undefined}>
      {links.map(({ title, text, href, picture }) => (
        <li key={href}>
          <ContentLink className={css.card} href={href}>
            {picture && <LinkPicture picture={picture} />}
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

function LinkPicture({ picture }: { readonly picture: ArtPicture }) {
  if (picture.width >= sceneWidth) return <Scene picture={picture} className={css.scene} />;
  return (
    <span className={css.picture}>
      <CardPicture picture={picture} />
    </span>
  );
}

/** Questions that many ask, each leading to its answer. */
export function Answers({ answers }: Pick<HomeBody, 'answers'>) {
  return (
    <ul className={css.answers}>
      {answers.map(({ title, href }) => (
        <li key={href}>
          <ContentLink className={css.answer} href={href}>
            {title}
            <Icon name="arrow" />
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
