import type { OtherLanguage } from 'generator/model/otherLanguage';
import {
  importEditions,
  importTopics,
  type ShownImportFact,
} from '../../features/import-facts/shared/importFacts';
import { fetchJson } from '../kit/fetchFile';

/** The changes on import, or why they are not there. */
export type Facts = readonly ShownImportFact[] | 'fetching' | 'failed';

/** The changes on import, in the language of the page; `undefined` where it cannot be had. */
export async function fetchFacts(address: string): Promise<readonly ShownImportFact[] | undefined> {
  if (address === '') return [];
  const document = await fetchJson(address);
  return document === undefined ? undefined : readFacts(document);
}

/** The facts of a document. What is none is left out: a page may be of another build than the tool. */
export function readFacts(document: unknown): readonly ShownImportFact[] {
  return Array.isArray(document) ? document.flatMap(readFact) : [];
}

function readFact(written: unknown): readonly ShownImportFact[] {
  if (typeof written !== 'object' || written === null || !('topic' in written && 'words' in written))
    return [];
  const { words } = written;
  const topic = importTopics.find((known) => known === written.topic);
  if (topic === undefined || typeof words !== 'string') return [];
  const edition = 'edition' in written && importEditions.find((known) => known === written.edition);
  return [{ topic, words, ...readLanguage(written), ...(edition ? { edition } : {}) }];
}

function readLanguage(written: object): OtherLanguage {
  const { lang, dir }: Partial<Record<keyof OtherLanguage, unknown>> = written;
  return typeof lang === 'string' && (dir === 'ltr' || dir === 'rtl') ? { lang, dir } : {};
}
