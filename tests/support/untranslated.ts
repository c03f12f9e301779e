import { dictionaries } from 'generator/model/words/dictionaries';
import { data } from '../../site/data';
import type { SpokenWords } from './interfaceWords';

type Words = { readonly [key: string]: string | Words };

/** Every text of a dictionary by its path, such as `blog.readMore`. */
function flatten(words: object, path = ''): [string, string][] {
  // A dictionary holds nothing but texts and objects of texts.
  return Object.entries(words as Words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const chinese = new Map(flatten(dictionaries['zh'] ?? {}));
const english = flatten(dictionaries['en'] ?? {})
  // Marks of editions are written the same in all languages.
  .filter(([, text]) => !(text in data.editions.marks))
  // Too short to tell anything: `, `, `{what} {remedy}`, or `App`, which Chinese menus of systems say too.
  .filter(([path, text]) => chinese.get(path) !== text && /[a-z]{4}/i.test(text.replace(/\{\w+\}/g, '')))
  .map(([path, text]) => {
    const escaped = text
      .trim()
      .replace(/[.*+?^$()[\]\\|]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+');
    return [path, new RegExp(`^${escaped}$`)] as const;
  });

/** The entry of the English dictionary that words are, by the words; a bar says the same on every page. */
const entries = new Map<string, string | undefined>();
function entryOf(words: string): string | undefined {
  // Each pattern has such letters.
  if (!/[a-z]{4}/i.test(words)) return undefined;
  if (!entries.has(words)) entries.set(words, english.find(([, pattern]) => pattern.test(words))?.[0]);
  return entries.get(words);
}

/** English texts of a Chinese page: those of the English dictionary, and English phrases around the content. */
export function untranslated(spoken: readonly SpokenWords[]): string[] {
  return spoken.flatMap(({ words, place, isInterface }) => {
    const entry = entryOf(words);
    if (entry !== undefined) return `${place}: "${words}" is the English ${entry}`;
    // Names have capitals (iPad, App Store) or digits (r39); a phrase has a word without.
    const isPhrase = !/\p{Script=Han}/u.test(words) && /(^|\s)[a-z]{2,}(\s|$)/.test(words);
    return isInterface && isPhrase ? `${place}: "${words}"` : [];
  });
}
