import type { HomeBody } from '../../model/document';
import { Icon } from '../ui/Icon';
import css from './Statements.module.css';

/** What speaks for the app: the trial, the updates, the ways to pay. */
export function Statements({ statements }: Pick<HomeBody, 'statements'>) {
  return (
    <ul className={css.statements}>
      {statements.map(({ title, text }) => (
        <li key={title} className={css.statement}>
          <Icon name="check" size={24} />
          <h2 className={css.title}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
