import { useEffect, useState } from 'react';
import { useSite } from '../../../app/SiteContext';
import { Button } from '../../../app/ui/Button';
import { useDeferredWords } from '../../../app/words/deferredWords';
import { fill } from '../../../model/text';
import type { FoundPage } from '../shared/runQuery';
import css from './NearPages.module.css';
import { findNearPages, wordsOfPath } from './nearPages';
import { OpenedSearch } from './OpenedSearch';

/** On Page Not Found: the pages nearest to the address that was asked for, and the search with its words. */
export function NearPages() {
  const { layout, page } = useSite();
  const text = useDeferredWords()?.search;
  const [pages, setPages] = useState<readonly FoundPage[]>();
  const [isOpen, setOpen] = useState(false);
  const [path] = useState(() => location.pathname);
  useEffect(() => {
    let isStale = false;
    findNearPages(layout, path).then(
      (found) => !isStale && setPages(found),
      () => !isStale && setPages([]), // The search is offered without them.
    );
    return () => {
      isStale = true;
    };
  }, [layout, path]);
  // All of it comes at once, so that none of it moves.
  if (pages === undefined || text === undefined) return null;
  // Links that the page has anyway are not repeated.
  const offered = page.kind === 'notFound' ? page.links.map(({ href }) => href) : [];
  const near = pages.filter(({ route }) => !offered.includes(route));
  const query = wordsOfPath(path, layout);
  return (
    <div className={css.near}>
      {near.length > 0 && (
        <>
          <p>{text.near}</p>
          <ul>
            {near.map(({ route, title }) => (
              <li key={route}>
                <a href={route}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={() => setOpen(true)}>{fill(text.searchFor, { query })}</Button>
      {isOpen && <OpenedSearch first={() => query} onClose={() => setOpen(false)} />}
    </div>
  );
}
