import type { LocalePages } from '../../../engine/compose/localePages';
import type { DiskCache } from '../../../engine/output/cache/diskCache';
import type { LastOutput } from '../../../engine/output/lastOutput';
import { writeOutput } from '../../../engine/output/writeOutput';
import { composeSearch } from './composeSearch';
import { openWeightStore } from './weightStore';

/** Writes the search index of each locale; files that the last output has already are taken over. */
export function writeSearch(
  locales: readonly LocalePages[],
  cache: DiskCache,
  last: LastOutput,
  staging: string,
): void {
  const weights = openWeightStore(cache);
  for (const locale of locales) {
    const { hashed, directory } = composeSearch(locale, weights);
    for (const [path, content] of Object.entries(hashed))
      if (!last.keep([path], '')) writeOutput(staging, path, content, true);
    writeOutput(staging, ...directory, true);
  }
}
