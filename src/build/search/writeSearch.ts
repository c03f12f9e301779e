import type { LocalePages } from '../compose/localePages';
import type { OutputFolder } from '../write/outputFolder';
import { writeOutput } from '../write/writeOutput';
import { composeSearch } from './composeSearch';
import { openWeightStore } from './weightStore';

/** Writes the search index of each locale; files that the last output has already are taken over. */
export function writeSearch(locales: readonly LocalePages[], cache: string, output: OutputFolder): void {
  const weights = openWeightStore(cache);
  for (const locale of locales) {
    const { hashed, directory } = composeSearch(locale, weights);
    for (const [path, content] of Object.entries(hashed))
      if (!output.keep(path)) writeOutput(output.staging, path, content, true);
    writeOutput(output.staging, ...directory, true);
  }
}
