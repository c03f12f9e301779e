import { exhibitData } from '../../../engine/exhibitData';
import type { Feature } from '../../../engine/feature';
import { composeFacts } from './composeFacts';
import { parseImportFacts } from './parseImportFacts';

/** What changes when the app imports a file: the tool that inspects files shows it. */
export const importFacts: Feature = {
  parseImportFacts,
  ...exhibitData({
    exhibit: 'inspector',
    attribute: 'factsSrc',
    compose: ({ site, locale }) => composeFacts(site.content.importFacts, locale, site.config.locales),
  }),
};
