import type { Feature } from '../../../engine/feature';
import type { ArticleHook } from '../../../engine/render/hooks';
import { checkGlossaryPage } from './glossaryPage';
import { composeGlossary, type GlossaryWords } from './glossaryWords';
import { explainTerms } from './markTerms';
import { parseGlossary } from './parseGlossary';

const articles: ArticleHook<GlossaryWords> = {
  name: 'glossary',
  compose: composeGlossary,
  change: explainTerms,
};

/** The words of the craft: a list on a page, and explanations where pages first use them. */
export const glossary: Feature = { parseGlossary, check: checkGlossaryPage, articles };
