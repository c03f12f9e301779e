import type { ParsedData } from 'generator/load/hooks';
import { languageNames } from 'generator/load/languageNames';
import type { TextFile } from 'generator/load/readText';
import { wordsByLocale } from 'generator/load/wordsByLocale';
import { parseYaml } from 'generator/markdown/parseYaml';
import type { SiteConfig } from 'generator/model/config/siteConfig';
import { text, words } from 'generator/model/contentFields';
import { z } from 'zod';
import { versionEditions } from '../../releases/shared/versions';
import { isKeyName, type KeyFacts, keysData, keyTakers } from '../shared/keys';

/**
 * Parses and checks `content/keys.yaml` for a site in these languages: what is worth a key in the app, and
 * the keys that systems take.
 */
export function parseKeys(
  { file, text: source }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<KeyFacts> {
  const languages = languageNames(locales);
  const { value, problems } = parseYaml(source, keysSchema(languages), file);
  if (value === undefined) return { value: keysData.none, problems };
  const codes = Object.keys(languages);
  const actions = value.actions.map(({ editions, keys, source: _, ...row }) => ({
    editions,
    keys,
    words: wordsByLocale(row, codes),
    why: wordsByLocale(row, codes, 'why_'),
    without: wordsByLocale(row, codes, 'without_'),
  }));
  const taken = value.taken.map(({ by, keys, ...row }) => ({
    by,
    keys,
    words: wordsByLocale(row, codes),
    advice: wordsByLocale(row, codes, 'advice_'),
  }));
  return { value: { actions, taken }, problems };
}

/** @param languages name of each language by its locale code */
function keysSchema(languages: Readonly<Record<string, string>>) {
  const inEach = (what: string) =>
    Object.fromEntries(
      Object.entries(languages).map(([code, language]) => [
        code,
        words().describe(`${what}, in ${language}.`),
      ]),
    );
  const inEachOptional = (prefix: string, what: string) =>
    Object.fromEntries(
      Object.entries(languages).map(([code, language]) => [
        prefix + code,
        words().describe(`${what}, in ${language}.`).optional(),
      ]),
    );
  const key = z.string().refine(isKeyName, 'must be keys such as Mod+Z, Shift+F5 or Space');
  return z.strictObject({
    actions: z
      .array(
        z.strictObject({
          editions: z
            .array(z.enum(versionEditions))
            .min(1, 'must name an edition')
            .describe('ios: iPhone and iPad; da: desktop and Android.'),
          keys: z.array(key).default([]).describe('Left out while they are not known.'),
          source: text().describe('The sources of the fact sheet that say so.'),
          ...inEach('What one wants to do'),
          ...inEachOptional('why_', 'Why it is worth a key'),
          ...inEachOptional('without_', 'How it is done without a keyboard'),
        }),
      )
      .describe('What is worth a key in the app.'),
    taken: z
      .array(
        z.strictObject({
          by: z.enum(keyTakers).describe('Who takes them.'),
          keys: z.array(key).min(1, 'must name a key').describe('Keys such as Mod+W.'),
          ...inEach('What they do there'),
          ...inEachOptional('advice_', 'What to do about it'),
        }),
      )
      .describe('The keys that the app never sees.'),
  });
}
