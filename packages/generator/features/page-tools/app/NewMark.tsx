import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { useDeferredWords } from '../../../app/words/deferredWords';
import type { PageDocument } from '../../../model/document';
import { storageKeys } from '../../../model/storageKeys';
import css from './NewMark.module.css';
import { newSince, parseSeen } from './seen';

/** The entries of the page's list that were not there on the visit before this one, by address. */
let newEntries: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Remembers which entries the page lists, for the next visit, and finds out which are new since the last. */
export function useSeenEntries(): void {
  const { page, layout } = useSite();
  useEffect(() => {
    const listed = listedEntries(page);
    if (listed.length === 0) return;
    const key = `${storageKeys.seen}${page.route}${layout.storageSuffix}`;
    const { fresh, seen } = newSince(parseSeen(readStored(key)), listed, Date.now());
    writeStored(key, JSON.stringify(seen));
    setNewEntries(new Set(fresh));
    return () => setNewEntries(new Set());
  }, [page, layout]);
}

/** Marks an entry of a list that was not there on the visit before this one. */
export function NewMark({ href }: { readonly href: string }) {
  const text = useDeferredWords()?.pageTools;
  const isMarked = useSyncExternalStore(subscribe, () => newEntries.has(href));
  return isMarked && text && <span className={css.mark}>{text.isNew}</span>;
}

/** The addresses in lists that grow with time. */
function listedEntries(page: PageDocument): readonly string[] {
  if (page.kind === 'postList') return page.posts.map(({ head }) => head.href);
  if (page.kind === 'category' && page.isSeries === true) return page.cards.map(({ href }) => href);
  return [];
}

function setNewEntries(entries: ReadonlySet<string>): void {
  newEntries = entries;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
