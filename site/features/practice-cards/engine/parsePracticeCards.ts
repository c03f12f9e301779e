import type { ParsedData } from 'generator/load/hooks';
import { languageNames } from 'generator/load/languageNames';
import type { TextFile } from 'generator/load/readText';
import { wordsByLocale } from 'generator/load/wordsByLocale';
import { parseYaml } from 'generator/markdown/parseYaml';
import type { SiteConfig } from 'generator/model/config/siteConfig';
import { words } from 'generator/model/contentFields';
import { z } from 'zod';
import {
  isPracticeRule,
  type PracticeEntry,
  parseRule,
  practiceRules,
  practiceSizes,
  sampleOf,
} from '../shared/practice';

/**
 * Parses and checks `content/practice.yaml` for a site in these languages: a row for each card of the
 * practice ground, with its theme under the code of each language.
 */
export function parsePracticeCards(
  { file, text: source }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<readonly PracticeEntry[]> {
  const languages = languageNames(locales);
  const { value: rows = [], problems } = parseYaml(source, cardsSchema(languages), file);
  const value = rows.map(
    ({ size, colors, rules, ...row }): PracticeEntry => ({
      themes: wordsByLocale(row, Object.keys(languages)),
      size,
      colors,
      rules: rules.flatMap((rule) => parseRule(rule) ?? []),
    }),
  );
  return { value, problems };
}

/** @param languages name of each language by its locale code */
function cardsSchema(languages: Readonly<Record<string, string>>) {
  const names = Object.keys(practiceRules).filter(isPracticeRule).map(sampleOf);
  const rule = z
    .string()
    .refine(
      (text) => parseRule(text) !== undefined,
      `must be one of ${names.join(', ')}, with the numbers wanted`,
    );
  return z.array(
    z.strictObject({
      size: z.literal([...practiceSizes]).describe('How many pixels the drawing is wide and high.'),
      colors: z
        .string()
        .regex(
          /^(?:([0-9a-f])(?!.*\1)){1,8}$/,
          'must be one to eight different letters from 0 to 9 and a to f',
        )
        .describe("Letters of art/resprite.gpl, in quotes; the first is the outlines' colour."),
      rules: z
        .array(rule)
        .min(1, 'must name a rule')
        .max(4, 'may name four rules at most')
        .describe('What is checked.'),
      ...Object.fromEntries(
        Object.entries(languages).map(([code, language]) => [
          code,
          words().describe(`What is to be drawn, in ${language}.`),
        ]),
      ),
    }),
  );
}
