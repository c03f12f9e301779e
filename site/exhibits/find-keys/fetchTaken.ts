import { keyTakers } from '../../features/keys/shared/keys';
import { fetchJson } from '../kit/fetchFile';
import type { TakenRow } from './model';

/** The keys that are known to be taken, in the language of the page; `undefined` where they cannot be loaded. */
export async function fetchTaken(address: string): Promise<readonly TakenRow[] | undefined> {
  const document = await fetchJson(address);
  const rows = Array.isArray(document) ? document.filter(isTakenRow) : [];
  return rows.length > 0 ? rows : undefined;
}

/** Whether it is a row: a page may be of another build than its exhibit. */
function isTakenRow(written: unknown): written is TakenRow {
  if (typeof written !== 'object' || written === null) return false;
  const { by, keys, does, advice }: Partial<Record<keyof TakenRow, unknown>> = written;
  return (
    keyTakers.some((taker) => taker === by) &&
    Array.isArray(keys) &&
    keys.every((name) => typeof name === 'string') &&
    typeof does === 'string' &&
    (advice === undefined || typeof advice === 'string')
  );
}
