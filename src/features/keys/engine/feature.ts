import { exhibitData } from '../../../engine/exhibitData';
import type { Feature } from '../../../engine/feature';
import type { ArticleHook } from '../../../engine/render/hooks';
import { localize } from '../../../model/config/localized';
import { parseKeys } from './parseKeys';
import { type KeyTableWords, showKeys } from './showKeys';

const articles: ArticleHook<KeyTableWords> = {
  name: 'keys',
  compose: ({ site, locale, buildWords }) => ({
    facts: site.content.keys,
    locale,
    locales: site.config.locales,
    texts: buildWords.keys,
  }),
  change: (tree, _, words) => showKeys(tree, words),
};

/** Keys that systems take, for the exhibit in which one presses them. */
export const takenKeys: Feature = exhibitData({
  exhibit: 'find-keys',
  attribute: 'takenSrc',
  compose: ({ site, locale }) =>
    site.content.keys.taken.map(({ by, keys: names, words, advice }) => ({
      by,
      keys: names,
      does: localize(words, locale, site.rules.defaultLocale),
      advice: advice[locale],
    })),
});

/** Keys of the app and of the systems around it: the tables that show them. */
export const keys: Feature = { parseKeys, articles };
