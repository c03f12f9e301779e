import { ContentError, errorAt } from '../../model/problem';
import type { Words } from '../../model/words';
import type { Dictionaries } from '../../model/words/dictionaries';
import type { LoadedConfig } from './loadConfig';
import { overrideWords } from './overrideWords';

/**
 * The interface words in each locale of the settings, with the overrides of the settings. There is no fallback to
 * another language: a page would mix two.
 * @throws ContentError with each locale that has no dictionary, and each unknown key
 */
export function findDictionaries(
  { config, positionOf }: LoadedConfig,
  dictionaries: Dictionaries,
): (locale: string) => Words {
  const missing = Object.keys(config.locales.list)
    .filter((code) => !Object.hasOwn(dictionaries, code))
    .map((code) =>
      errorAt(
        positionOf(['locales', 'list', code]),
        `locales.list.${code}: There is no dictionary with the words of the interface in "${code}"`,
        {
          remedy: `Write packages/generator/model/words/${code}.ts, an object of the type Words (packages/generator/model/words.ts), and list it in packages/generator/model/words/dictionaries.ts. Dictionaries: ${Object.keys(dictionaries).join(', ')}.`,
        },
      ),
    );
  if (missing.length > 0) throw new ContentError(missing);
  const { dictionaries: changed, faults } = overrideWords(config, dictionaries);
  if (faults.length > 0)
    throw new ContentError(faults.map((fault) => errorAt(positionOf(fault.path), fault.message, fault)));
  return (locale) => {
    const words = changed[locale];
    if (words === undefined) throw new Error(`${locale} is no locale of the settings`);
    return words;
  };
}
