import type { ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

/** A button in words. */
export function Button(attributes: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={css.button} type="button" {...attributes} />;
}
