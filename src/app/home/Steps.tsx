import type { HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { renderTree } from '../article/renderTree';
import { Icon } from '../ui/Icon';
import css from './Steps.module.css';

/** What is done with the app, each with a piece to try it on and the way to where it is taught. */
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
