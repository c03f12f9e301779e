import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readStored, writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { useDeferredWords } from '../../../app/words/deferredWords';
import type { PageDocument } from '../../../model/document';
import { storageKeys } from '../../../model/storageKeys';
import css from './NewMarks.module.css';
import { newSince, parseSeen } from './seen';

/** Marks the posts and release notes of a list that were not there on the visit before this one. */
export function NewMarks() {
  const { page, layout } = useSite();
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useEffect(() => {
    const hrefs = listedIn(page);
    if (hrefs.length === 0) return;
    const key = `${storageKeys.seen}${page.route}${layout.storageSuffix}`;
    const { fresh, seen } = newSince(parseSeen(readStored(key)), hrefs, Date.now());
    writeStored(key, JSON.stringify(seen));
    const links = [...document.querySelectorAll('main a[href]')];
    setPlaces(fresh.flatMap((href) => links.find((link) => link.getAttribute('href') === href) ?? []));
  }, [page, layout]);
  const isNew = useDeferredWords()?.pageTools.isNew;
  if (isNew === undefined) return null;
  return places.map((place) => createPortal(<span className={css.mark}>{isNew}</span>, place));
}

/** The addresses in lists that grow with time. */
function listedIn(page: PageDocument): readonly string[] {
  if (page.kind === 'postList') return page.posts.map(({ head }) => head.href);
  if (page.kind === 'category' && page.releases === true) return page.cards.map(({ href }) => href);
  return [];
}
