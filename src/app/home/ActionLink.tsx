import { ContentLink } from '../article/ContentLink';
import css from './ActionLink.module.css';

interface Props {
  readonly href: string;
  /** The one thing to do; all others stand back. */
  readonly isMain: boolean;
  readonly children: string;
}

/** A link that looks like a button. */
export function ActionLink({ href, isMain, children }: Props) {
  return (
    <ContentLink className={css.action} data-main={isMain || undefined} href={href}>
      {children}
    </ContentLink>
  );
}
