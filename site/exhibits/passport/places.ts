import { fetchJson } from '../kit/fetchFile';

/** A place of the passport, for the stamp of an exercise or of a lesson's drawing. */
export interface Place {
  /** Of the stamp, as it is kept. */
  readonly name: string;
  /** Of the exercise, or of the lesson. */
  readonly title: string;
  /** Where it is. */
  readonly href: string;
  /** A letter of the house palette for each pixel, row by row; a dot where nothing is. */
  readonly stamp: string;
}

/** The places in the language of the page; `undefined` where they cannot be loaded. */
export async function fetchPlaces(address: string): Promise<readonly Place[] | undefined> {
  const document = await fetchJson(address);
  const places = Array.isArray(document) ? document.filter(isPlace) : [];
  return places.length > 0 ? places : undefined;
}

/** Whether it is a place: a page may be of another build than its exhibit. */
function isPlace(written: unknown): written is Place {
  if (typeof written !== 'object' || written === null) return false;
  const { name, title, href, stamp }: Partial<Record<keyof Place, unknown>> = written;
  return [name, title, href, stamp].every((part) => typeof part === 'string');
}
