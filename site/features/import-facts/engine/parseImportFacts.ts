import type { ParsedData } from 'generator/load/hooks';
import { languageNames } from 'generator/load/languageNames';
import type { TextFile } from 'generator/load/readText';
import { wordsByLocale } from 'generator/load/wordsByLocale';
import { parseYaml } from 'generator/markdown/parseYaml';
import type { SiteConfig } from 'generator/model/config/siteConfig';
import { text, words } from 'generator/model/contentFields';
import { z } from 'zod';
import { type ImportFact, importEditions, importTopics } from '../shared/importFacts';

/**
 * Parses and checks `content/import-facts.yaml` for a site in these languages: a row for each fact, with
 * its words under the code of each language.
 */
export function parseImportFacts(
  { file, text: source }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<readonly ImportFact[]> {
  const languages = languageNames(locales);
  const { value: rows = [], problems } = parseYaml(source, factsSchema(languages), file);
  const value = rows.map(
    (row): ImportFact => ({
      topic: row.about,
      edition: row.edition,
      words: wordsByLocale(row, Object.keys(languages)),
    }),
  );
  return { value, problems };
}

/** @param languages name of each language by its locale code */
function factsSchema(languages: Readonly<Record<string, string>>) {
  const row = z.strictObject({
    about: z.enum(importTopics).describe('What a file must have for the fact to be shown.'),
    edition: z
      .enum(importEditions)
      .describe('The one that it is confirmed for. Default: both, or none for what is only advice.')
      .optional(),
    source: text().describe('The section of the fact sheet and the sources there.'),
    ...Object.fromEntries(
      Object.entries(languages).map(([code, language]) => [
        code,
        words().describe(`What happens on import, in a sentence in ${language}.`),
      ]),
    ),
  });
  return z.array(row);
}
