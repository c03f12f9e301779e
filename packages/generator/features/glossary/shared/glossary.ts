import { z } from 'zod';
import { text, words } from '../../../model/contentFields';
import type { Position } from '../../../model/parsed';
import type { SharedData } from '../../../model/sharedData';

/** The words of a term in one language. */
export interface TermWords {
  /** The agreed word. */
  readonly name: string;
  /** Other spellings, which the search knows too. */
  readonly also: readonly string[];
  readonly definition: string;
  /** What it is sorted as, if not as its name. */
  readonly sorted?: string;
}

/** A word of the craft or of the app, as `content/glossary.yaml` lists them. */
export interface Term {
  readonly id: string;
  readonly level: z.infer<typeof levels>;
  /** It has other meanings too, so that translations are not held to it. */
  readonly loose: boolean;
  /** By locale code: an entry for each language of the site. */
  readonly words: Readonly<Record<string, TermWords>>;
}

/** The glossary of the content folder; no terms where there is no file or where it is faulty. */
export interface Glossary {
  readonly file: string;
  readonly terms: readonly Term[];
  /** Where each key and each entry of a list stands, by its path with dots: `3.also_en.0`. */
  readonly positions: Readonly<Record<string, Position>>;
}

/** The parts of a term that belong to no language. */
export const termKeys: readonly string[] = ['id', 'level', 'loose'];

const levels = z.enum(['everyday', 'basic', 'craft']);

/**
 * The schema of the file for a site in these languages. A term has for each of them, such as `en`, the
 * keys `en`, `also_en` and `definition_en`, and may have `sort_en`.
 * @param languages name of each language by its locale code
 */
export function glossarySchema(languages: Readonly<Record<string, string>>) {
  const keysOf = (shape: (code: string, language: string) => readonly [key: string, schema: z.ZodType]) =>
    Object.fromEntries(Object.entries(languages).map(([code, language]) => shape(code, language)));
  return z.array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them')
        .describe('Part of its address, the same in every language.'),
      level: levels
        .default('craft')
        .describe(
          'everyday: for search and translations only; basic: in the word list too; craft: also explained where a page first uses it.',
        ),
      loose: z
        .boolean()
        .default(false)
        .describe('true: a word with other meanings too, so that translations are not held to it.'),
      ...keysOf((code, language) => [
        code,
        text().describe(`The agreed word in ${language}, in lower case unless it is a name.`),
      ]),
      ...keysOf((code, language) => [
        `also_${code}`,
        z.array(text()).default([]).describe(`Other spellings in ${language}, which the search knows too.`),
      ]),
      ...keysOf((code, language) => [
        `definition_${code}`,
        words().describe(`One plain sentence in ${language}.`),
      ]),
      ...keysOf((code, language) => [
        `sort_${code}`,
        text()
          .optional()
          .describe(
            `What the word list in ${language} sorts it as: where a character has two readings, another of the right one.`,
          ),
      ]),
    }),
  );
}

/** A term as the schema has checked it, its words put together by language. */
export function readTerm(
  written: z.infer<ReturnType<typeof glossarySchema>>[number],
  codes: readonly string[],
): Term {
  const { id, level, loose } = written;
  return { id, level, loose, words: Object.fromEntries(codes.map((code) => [code, wordsIn(written, code)])) };
}

/** The keys of a language, which the schema has checked. */
function wordsIn(written: Readonly<Record<string, unknown>>, code: string): TermWords {
  const also = written[`also_${code}`];
  const sorted = written[`sort_${code}`];
  return {
    name: String(written[code]),
    also: Array.isArray(also) ? also.map(String) : [],
    definition: String(written[`definition_${code}`]),
    ...(typeof sorted === 'string' && { sorted }),
  };
}

/** The words of the craft and of the app. */
export const glossaryData: SharedData<Glossary> = {
  file: 'glossary.yaml',
  none: { file: 'content/glossary.yaml', terms: [], positions: {} },
};
