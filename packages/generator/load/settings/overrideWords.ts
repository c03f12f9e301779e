import type { SiteConfig } from '../../model/config/siteConfig';
import { nearest } from '../../model/nearest';
import type { Words } from '../../model/words';
import type { Dictionaries } from '../../model/words/dictionaries';
import type { SettingsFault } from './findSettingsClashes';

/**
 * The dictionaries of a site: those of this repository, overridden by `words` in the settings. A language without a
 * text keeps its own.
 */
export function overrideWords(
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
      const fault = text === undefined ? undefined : overrideWord(dictionary, path, text);
      if (fault !== undefined && !faults.some((other) => other.path[1] === path))
        faults.push({ ...fault, path: ['words', path] });
    }
  }
  return { dictionaries: changed, faults };
}

/** Overrides the text at `path`, or returns why that is not possible. */
function overrideWord(
  dictionary: Words,
  path: string,
  text: string,
): Omit<SettingsFault, 'path'> | undefined {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce(entryOf, dictionary);
  const written = entryOf(parent, last);
  if (typeof written !== 'string' || typeof parent !== 'object' || parent === null)
    return {
      message: `words: There is no word "${path}"`,
      remedy: 'Name one by its path in packages/generator/model/words/en.ts.',
      nearest: nearest(path, pathsOf(dictionary)),
    };
  const [found, expected] = [placeholdersOf(text), placeholdersOf(written)];
  if (found !== expected)
    return {
      message: `words.${path}: The text has ${found === '' ? 'no placeholders' : found}, the original ${expected === '' ? 'none' : expected}`,
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

/** The placeholders of a text, such as `{count}`, sorted. */
function placeholdersOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
}

function pathsOf(part: object, above = ''): readonly string[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${above}${key}.`) : [`${above}${key}`],
  );
}
