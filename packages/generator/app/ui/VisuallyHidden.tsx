import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

/** The name of a group of controls, for screen readers only. */
export function HiddenLegend({ children }: { readonly children: ReactNode }) {
  return <legend className={css.hidden}>{children}</legend>;
}
