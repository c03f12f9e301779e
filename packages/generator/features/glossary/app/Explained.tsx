import { useId, useRef, useState } from 'react';
import { type TreeComponentProps, textAttribute } from '../../../app/article/treeComponent';
import { ErrorBoundary } from '../../../app/layout/ErrorBoundary';
import { deferModule, useDeferred } from '../../../app/ui/deferredModule';
import css from './Explained.module.css';

const popover = deferModule(() => import('./Definition'));

/** A reader who slides over to the definition gets there within this time, in milliseconds. */
const linger = 200;

/** A word that leads to its entry in the glossary, and is explained while one points at it or focuses it. */
export function Explained({ attributes, nodes, render }: TreeComponentProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const definition = textAttribute(attributes, 'definition');
  const shown = useDeferred(popover, isShown);
  const show = () => {
    clearTimeout(closing.current);
    setShown(true);
  };
  const hide = () => {
    clearTimeout(closing.current);
    setShown(false);
  };
  const hideSoon = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(hide, linger);
  };
  return (
    <>
      <a
        ref={link}
        className={css.term}
        href={textAttribute(attributes, 'href')}
        aria-describedby={shown && definition && id}
        onPointerEnter={show}
        onPointerLeave={hideSoon}
        onFocus={show}
        onBlur={hide}
      >
        {render(nodes)}
      </a>
      {shown && definition && (
        // The word itself stays where its definition crashes.
        <ErrorBoundary resetKey="" fallback={() => null}>
          <shown.Definition id={id} word={link} onEnter={show} onLeave={hideSoon} onClose={hide}>
            {definition}
          </shown.Definition>
        </ErrorBoundary>
      )}
    </>
  );
}
