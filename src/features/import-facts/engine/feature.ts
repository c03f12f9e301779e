import type { Feature } from '../../../engine/feature';
import type { ArticleHook } from '../../../engine/render/hooks';
import type { ShownImportFact } from '../../../model/importFacts';
import { addFacts, composeFacts } from './addFacts';
import { parseImportFacts } from './parseImportFacts';

const articles: ArticleHook<readonly ShownImportFact[]> = {
  name: 'importFacts',
  compose: ({ site, locale }) => composeFacts(site.content.importFacts, locale),
  change: (tree, _, facts) => addFacts(tree, facts),
};

/** What changes when the app imports a file, for the tool that inspects files. */
export const importFacts: Feature = { parseImportFacts, articles };
