import type { SiteConfig } from '../../../model/config/siteConfig';
import { nearest } from '../../../model/nearest';
import type { Words } from '../../../model/words';
import type { Dictionaries } from '../../../model/words/dictionaries';
import type { SettingsFault } from './findSettingsClashes';

/**
 * The dictionaries of a site: those of this repository with the words that its settings have otherwise
 * (`words`). A text for some languages only leaves the others as they are.
 */
export function changeWords(
  { words, locales }: Pick<SiteConfig, 'words' | 'locales'>,
  dictionaries: Dictionaries,
): { readonly dictionaries: Dictionaries; readonly faults: readonly SettingsFault[] } {
  const entries = Object.entries(words);
  if (entries.length === 0) return { dictionaries, faults: [] };
  const faults: SettingsFault[] = [];
  const changed = { ...dictionaries };
  for (const locale of Object.keys(locales.list)) {
    const dictionary = structuredClone(dictionaries[locale]);
    if (dictionary === undefined) continue;
    changed[locale] = dictionary;
    for (const [path, value] of entries) {
      const text = typeof value === 'string' ? value : value[locale];
      const fault = text === undefined ? undefined : changeWord(dictionary, path, text);
      if (fault !== undefined && !faults.some((other) => other.path[1] === path))
        faults.push({ ...fault, path: ['words', path] });
    }
  }
  return { dictionaries: changed, faults };
}

/** Puts a text in the place of that at `path`. Returns what is wrong instead. */
function changeWord(dictionary: Words, path: string, text: string): Omit<SettingsFault, 'path'> | undefined {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce(entryOf, dictionary);
  const written = entryOf(parent, last);
  if (typeof written !== 'string' || typeof parent !== 'object' || parent === null)
    return {
      message: `words: There is no word "${path}"`,
      remedy: 'Name one by its path in src/model/words/en.ts.',
      nearest: nearest(path, pathsOf(dictionary)),
    };
  const [found, expected] = [marksOf(text), marksOf(written)];
  if (found !== expected)
    return {
      message: `words.${path}: The text has ${found === '' ? 'no marks' : found}, the original ${expected === '' ? 'none' : expected}`,
      remedy: `The original: ${written}`,
    };
  Reflect.set(parent, last, text);
  return undefined;
}

function entryOf(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
    ? Reflect.get(part, key)
    : undefined;
}

/** The marks of a text that stand for values, such as `{count}`, in one order. */
function marksOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
}

function pathsOf(part: object, above = ''): readonly string[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${above}${key}.`) : [`${above}${key}`],
  );
}
