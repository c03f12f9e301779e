import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the home page. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
