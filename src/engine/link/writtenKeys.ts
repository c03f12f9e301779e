import type { DataFile, Translations } from '../load/content';

/**
 * The keys of a settings file, those included whose values are wrong: what is declared badly has its
 * own problem and must not also count as unknown wherever it is used.
 */
export function writtenKeys(files: Translations<DataFile<unknown>> | undefined): string[] {
  return Object.keys(files?.original.positions ?? {}).filter((path) => !path.includes('.'));
}
