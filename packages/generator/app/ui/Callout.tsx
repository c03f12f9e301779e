import type { ReactNode } from 'react';
import css from './Callout.module.css';
import { Icon } from './Icon';

interface Props {
  readonly kind: 'info' | 'warning';
  /** `alert` where a screen reader should hear it at once. */
  readonly role?: 'alert' | undefined;
  readonly children: ReactNode;
}

/** A banner of the site itself above the content of a page. */
export function Callout({ kind, role, children }: Props) {
  return (
    <div className={css.callout} data-kind={kind} role={role ?? 'note'}>
      <Icon name={kind} size={24} />
      <div>{children}</div>
    </div>
  );
}
