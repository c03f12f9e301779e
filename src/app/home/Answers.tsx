import type { HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { Icon } from '../ui/Icon';
import css from './Answers.module.css';

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
