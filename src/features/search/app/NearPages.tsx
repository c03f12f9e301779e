import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../../../app/SiteContext';
import { Button } from '../../../app/ui/Button';
import { fill } from '../../../model/text';
import { toolsText } from '../../page-tools/shared/toolsText';
import type { FoundPage } from '../shared/runQuery';
import css from './NearPages.module.css';
import { findNearPages, wordsOfPath } from './nearPages';

type Dialog = ComponentType<{ readonly onClose: () => void; readonly first?: string }>;

/** On Page Not Found: the pages nearest to the address that was asked for, and the search with its words. */
export function NearPages() {
  const { layout, page } = useSite();
  const text = toolsText(layout.locale);
  const [pages, setPages] = useState<readonly FoundPage[]>();
  const [Dialog, setDialog] = useState<Dialog>();
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
  if (pages === undefined) return null;
  // What the page offers anyway is not said twice.
  const offered = page.kind === 'notFound' ? page.links.map(({ href }) => href) : [];
  const near = pages.filter(({ route }) => !offered.includes(route));
  const query = wordsOfPath(path, layout);
  const openSearch = async () => {
    const { SearchDialog } = await import('./SearchDialog');
    setDialog(() => SearchDialog);
  };
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
      <Button onClick={openSearch}>{fill(text.searchFor, { query })}</Button>
      {Dialog && <Dialog first={query} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
