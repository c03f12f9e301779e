import { useEffect, useRef } from 'react';
import { decodePercent } from '../../model/escape';
import { Icon } from '../ui/Icon';
import css from './Details.module.css';
import prose from './Prose.module.css';
import { splitTitle, type TreeComponentProps, textAttribute } from './treeComponent';

/** Something to unfold. Opens by itself when the address points into it (CT-04). */
export function Details({ attributes, nodes, render }: TreeComponentProps) {
  const { title, body } = splitTitle(nodes);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => openForHash(ref.current);
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <details ref={ref} className={css.details} id={textAttribute(attributes, 'id')}>
      <summary>
        <Icon name="chevron" />
        <span>{render(title ?? [])}</span>
      </summary>
      <div className={`${css.content} ${prose.flow}`}>{render(body)}</div>
    </details>
  );
}

/** Browsers do this by themselves for a hash they follow, but not for one that waited for a page to render. */
function openForHash(details: HTMLDetailsElement | null): void {
  const target = document.getElementById(decodePercent(location.hash.slice(1)));
  if (details === null || details.open || target === null || !details.contains(target)) return;
  details.open = true;
  target.scrollIntoView();
}
