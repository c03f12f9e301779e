import { wordsOf } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import type { DataHook } from 'generator/load/hooks';
import { type KeyFacts, keysData } from '../shared/keys';
import { keyWords } from './keyWords';
import { parseKeys } from './parseKeys';
import { showKeys } from './showKeys';

const facts: DataHook<KeyFacts> = { data: keysData, parse: parseKeys };

/** Keys of the app and of the systems around it: the tables and keyboards that show them. */
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
