import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { DataHook } from 'generator/load/hooks';
import { type ImportFact, importFactsData } from '../shared/importFacts';
import { composeFacts } from './composeFacts';
import { parseImportFacts } from './parseImportFacts';

const facts: DataHook<readonly ImportFact[]> = { data: importFactsData, parse: parseImportFacts };

/** Changes that the app makes when it imports a file, shown by the tool that inspects files. */
export const importFacts: Feature = {
  data: [facts],
  ...exhibitData({
    exhibit: 'inspector',
    attribute: 'factsSrc',
    compose: ({ site, locale }) =>
      composeFacts(site.content.shared(importFactsData), locale, site.config.locales),
  }),
};
