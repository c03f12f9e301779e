import { z } from 'zod';
import type { Position } from '../../../model/parsed';

const text = () => z.string().trim().min(1, 'must not be empty');
const spellings = (language: string) =>
  z.array(text()).default([]).describe(`Other spellings in ${language}, which the search knows too.`);

/** A word of the craft or of the app, as `content/glossary.yaml` lists them. */
const termSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them')
    .describe('Part of its address, the same in every language.'),
  level: z
    .enum(['everyday', 'basic', 'craft'])
    .default('craft')
    .describe(
      'everyday: for search and translations only; basic: in the word list too; craft: also explained where a page first uses it.',
    ),
  loose: z
    .boolean()
    .default(false)
    .describe('true: a word with other meanings too, so that translations are not held to it.'),
  en: text().describe('The word in English, in lower case unless it is a name.'),
  zh: text().describe('The agreed word in Chinese.'),
  also_en: spellings('English'),
  also_zh: spellings('Chinese'),
  definition_en: text().describe('One plain sentence.'),
  definition_zh: text().describe('The same in Chinese.'),
});
export type Term = Readonly<z.infer<typeof termSchema>>;

export const glossarySchema = z.array(termSchema);

/** The glossary of the content folder; no terms where there is no file or where it is faulty. */
export interface Glossary {
  readonly file: string;
  readonly terms: readonly Term[];
  /** Where each key and each entry of a list stands, by its path with dots: `3.also_en.0`. */
  readonly positions: Readonly<Record<string, Position>>;
}

/** A term in the words of one language. */
export interface TermWords {
  readonly id: string;
  readonly level: Term['level'];
  readonly name: string;
  readonly also: readonly string[];
  readonly definition: string;
}

/** The words of a term in a locale; in English where the glossary does not speak it. */
export function wordsOfTerm(term: Term, locale: string): TermWords {
  const { id, level } = term;
  return locale === 'zh'
    ? { id, level, name: term.zh, also: term.also_zh, definition: term.definition_zh }
    : { id, level, name: term.en, also: term.also_en, definition: term.definition_en };
}
