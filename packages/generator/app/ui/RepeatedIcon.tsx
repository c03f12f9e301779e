import css from './RepeatedIcon.module.css';

/**
 * An icon like those of `Icon`, for what stands many times on a page: its shape is in the styles, once, and
 * each place is a single empty element.
 */
export function RepeatedIcon({ name }: { readonly name: 'chevron' | 'link' }) {
  return <i className={css[name]} aria-hidden="true" />;
}

/** Class of what holds many things that open and close: each has the chevron behind its words, without an element. */
export const withChevrons = css.withChevrons;
