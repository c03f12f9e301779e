import { Fragment } from 'react';
import { eitherKey } from '../../model/eitherKey';
import { textOf } from '../../model/tree';
import { useSiteLayout } from '../SiteContext';
import css from './InlineMarks.module.css';
import { type TreeComponentProps, textAttribute } from './treeComponent';

/**
 * A key, or keys pressed together: `Ctrl+Z`, `Ctrl++`. Of `Ctrl/⌘` the style sheet shows what the visitor's system
 * has, by the root element's `data-keys`; both without scripts.
 */
export function Kbd({ nodes }: TreeComponentProps) {
  const keys = textOf(nodes)
    .trim()
    .split(/(?<=.)\+(?=.)/);
  return (
    <kbd className={css.keys}>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd className={css.key}>{key.trim() === eitherKey ? <EitherKey /> : key.trim()}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}

function EitherKey() {
  return (
    <>
      <span className={css.control}>Ctrl</span>
      <span className={css.either}> / </span>
      <span className={css.command}>⌘</span>
    </>
  );
}

/** A button's name, or a path through menus: `Edit > Insert Text`. A line may end, but not begin with a separator. */
export function Menu({ nodes }: TreeComponentProps) {
  const steps = textOf(nodes)
    .trim()
    .split(/\s*>\s*/);
  return (
    <span>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Fragment key={index}>
          {index > 0 && <span className={css.separator}>{'\u00A0› '}</span>}
          <span className={css.step}>{step}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Marks a sentence that is true for readers of some `editions` only. */
export function Edition({ attributes }: TreeComponentProps) {
  return (
    <span className={css.edition} data-editions={textAttribute(attributes, 'editions')}>
      {textAttribute(attributes, 'name')}
    </span>
  );
}

/** The box of a task list: shows whether the task is done, and cannot be changed. */
export function TaskBox({ attributes }: TreeComponentProps) {
  const { task } = useSiteLayout().text;
  const done = attributes['checked'] === true;
  return <input type="checkbox" checked={done} disabled aria-label={done ? task.done : task.open} />;
}
