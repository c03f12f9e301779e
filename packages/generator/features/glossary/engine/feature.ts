import type { Feature } from '../../../feature';
import type { DataHook } from '../../../load/hooks';
import { type Glossary, glossaryData } from '../shared/glossary';
import { checkGlossaryPage, hasWordList } from './glossaryPage';
import { composeGlossary } from './glossaryWords';
import { explainTerms } from './markTerms';
import { parseGlossary } from './parseGlossary';

const terms: DataHook<Glossary> = { data: glossaryData, parse: parseGlossary };

/** The words of the craft: a list on a page, and explanations where pages first use them. */
export const glossary: Feature = {
  data: [terms],
  check: checkGlossaryPage,
  addedIds: ({ content }, page) =>
    hasWordList(page) ? content.shared(glossaryData).terms.map(({ id }) => id) : [],
  articles: (context) => {
    const words = composeGlossary(context);
    return words && ((tree, document) => explainTerms(tree, document, words));
  },
};
