import type { Feature } from '../../../engine/feature';
import { checkGlossaryPage } from './glossaryPage';
import { composeGlossary } from './glossaryWords';
import { explainTerms } from './markTerms';
import { parseGlossary } from './parseGlossary';

/** The words of the craft: a list on a page, and explanations where pages first use them. */
export const glossary: Feature = {
  parseGlossary,
  check: checkGlossaryPage,
  articles: (context) => {
    const words = composeGlossary(context);
    return words && ((tree, document) => explainTerms(tree, document, words));
  },
};
