import { useEffect, useState } from 'react';
import { loadJson } from '../../../app/documents';
import { useSiteLayout } from '../../../app/SiteContext';
import type { OfflineSet } from '../../../model/layout';
import { parseOfflineList, sizeOf } from '../shared/offlineList';
import { type OfflineNews, type OfflineState, offlineNames } from '../shared/offlineState';
import { startWorker, tellWorker } from './offlineWorker';

export interface SetSize {
  readonly bytes: number;
  readonly files: number;
}

/** How far a doc set is stored, in whichever tab that was begun, and what to do about it. */
export interface OfflineControl {
  /** `undefined` until it is known. */
  readonly state: OfflineState | undefined;
  /** Bytes that storing it would take; `undefined` until it is known, `null` if it cannot be known. */
  readonly size: SetSize | null | undefined;
  readonly store: () => void;
  readonly remove: () => void;
}

const blocked: OfflineState = { kind: 'failed', why: 'blocked', isKept: false };

export function useOfflineSet({ list }: OfflineSet): OfflineControl {
  const { baseUrl } = useSiteLayout().site;
  const [state, setState] = useState<OfflineState>();
  const [size, setSize] = useState<SetSize | null>();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setState(blocked);
    let channel: BroadcastChannel;
    try {
      channel = new BroadcastChannel(offlineNames(baseUrl).channel);
    } catch {
      // Firefox refuses it where all cookies are blocked.
      return setState(blocked);
    }
    channel.onmessage = ({ data }: MessageEvent<OfflineNews>) => {
      if (data.list === list) setState(data.state);
    };
    const look = () =>
      tellWorker(baseUrl, { ask: 'look', list }).then(
        (isThere) => !isThere && setState((known) => known ?? { kind: 'none' }),
        () => setState(blocked),
      );
    look();
    // Storing that a lost network has interrupted goes on now.
    addEventListener('online', look);
    return () => {
      removeEventListener('online', look);
      channel.close();
    };
  }, [baseUrl, list]);

  const isAbsent = state?.kind === 'none';
  useEffect(() => {
    if (!isAbsent) return;
    let isStale = false;
    fetchSize(list).then((found) => !isStale && setSize(found));
    return () => {
      isStale = true;
    };
  }, [list, isAbsent]);

  const store = () => {
    setState({ kind: 'storing', isUpdate: false, done: 0, of: 0 });
    startWorker(baseUrl, { ask: 'store', list }).catch(() =>
      setState(navigator.onLine ? blocked : { kind: 'failed', why: 'network', isKept: false }),
    );
  };
  const remove = () =>
    void tellWorker(baseUrl, { ask: 'remove', list }).then(
      (isThere) => !isThere && setState({ kind: 'none' }),
      () => setState(blocked),
    );
  return { state, size, store, remove };
}

async function fetchSize(address: string): Promise<SetSize | null> {
  const list = parseOfflineList(await loadJson<unknown>(address).catch(() => undefined));
  return list === undefined ? null : { bytes: sizeOf(list), files: list.files.length };
}
