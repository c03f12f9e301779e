import type { HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { renderTree } from '../article/renderTree';
import { Icon } from '../ui/Icon';
import css from './Steps.module.css';

/** Pieces of other pages, each with the way to where it stands. */
export function Steps({ steps }: Pick<HomeBody, 'steps'>) {
  return (
    <ul className={css.steps}>
      {steps.map(({ title, text, href, tree }) => (
        <li key={href}>
          <h3 className={css.title}>
            <ContentLink href={href}>
              {title}
              <Icon name="arrow" />
            </ContentLink>
          </h3>
          <p className={css.text}>{text}</p>
          {renderTree(tree)}
        </li>
      ))}
    </ul>
  );
}
