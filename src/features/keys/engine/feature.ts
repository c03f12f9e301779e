import type { Feature } from '../../../engine/feature';
import type { ArticleHook } from '../../../engine/render/hooks';
import { parseKeys } from './parseKeys';
import { type KeyTableWords, showKeys } from './showKeys';

const articles: ArticleHook<KeyTableWords> = {
  name: 'keys',
  compose: ({ site, locale, buildWords }) => {
    const { keys: facts } = site.content;
    const isEmpty = facts.actions.length + facts.taken.length === 0;
    return isEmpty ? undefined : { facts, locale, texts: buildWords.keys };
  },
  change: (tree, _, words) => showKeys(tree, words),
};

/** Keys of the app and of the systems around it: the tables that show them. */
export const keys: Feature = { parseKeys, articles };
