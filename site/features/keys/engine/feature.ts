import { wordsOf } from 'generator/compose/context';
import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { DataHook } from 'generator/load/hooks';
import { localize } from 'generator/model/config/localized';
import { type KeyFacts, keysData } from '../shared/keys';
import { keyWords } from './keyWords';
import { parseKeys } from './parseKeys';
import { showKeys } from './showKeys';

const facts: DataHook<KeyFacts> = { data: keysData, parse: parseKeys };

/** Keys that systems take, for the exhibit in which one presses them. */
export const takenKeys: Feature = exhibitData({
  exhibit: 'find-keys',
  attribute: 'takenSrc',
  compose: ({ site, locale }) =>
    site.content.shared(keysData).taken.map(({ by, keys: names, words, advice }) => ({
      by,
      keys: names,
      does: localize(words, locale, site.rules.defaultLocale),
      advice: advice[locale],
    })),
});

/** Keys of the app and of the systems around it: the tables that show them. */
export const keys: Feature = {
  data: [facts],
  words: keyWords,
  articles: (context) => {
    const { site, locale } = context;
    const { content, config } = site;
    const words = {
      facts: content.shared(keysData),
      locale,
      locales: config.locales,
      texts: wordsOf(context, keyWords),
    };
    return (tree) => showKeys(tree, words);
  },
};
