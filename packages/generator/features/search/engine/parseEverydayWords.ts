import { z } from 'zod';
import type { ParsedData } from '../../../load/hooks';
import { languageNames } from '../../../load/languageNames';
import type { TextFile } from '../../../load/readText';
import { parseYaml } from '../../../markdown/parseYaml';
import type { SiteConfig } from '../../../model/config/siteConfig';
import { text } from '../../../model/contentFields';
import type { Position } from '../../../model/parsed';
import { errorAt, fileStart, type Problem } from '../../../model/problem';
import type { EverydayWords } from '../shared/everydayWords';

type Positions = Readonly<Record<string, Position>>;

/**
 * Parses and checks `content/everyday-words.yaml` for a site in these languages: a row for each meaning,
 * with its words under the code of each language.
 */
export function parseEverydayWords(
  { file, text: source }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<readonly EverydayWords[]> {
  const languages = languageNames(locales);
  const schema = wordsSchema(Object.keys(languages));
  const { value = [], positions, problems } = parseYaml(source, schema, file);
  return { value, problems: [...problems, ...checkWords(file, value, positions)] };
}

function wordsSchema(codes: readonly string[]) {
  const words = z.array(text()).min(1, 'must name a word').describe('Words that mean about the same.');
  return z.array(
    z.record(
      z.string().refine((key) => codes.includes(key), 'must be a language of the site'),
      words,
    ),
  );
}

/** Rows that lead to no other language, and words that stand in two rows: the search would know one only. */
function checkWords(file: string, rows: readonly EverydayWords[], positions: Positions): Problem[] {
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const positionOf = (key: string) => ({ ...fileStart(file), ...positions[key] });
  for (const [index, row] of rows.entries()) {
    if (Object.keys(row).length < 2)
      problems.push(
        errorAt(positionOf(String(index)), 'This row has words in one language only.', {
          remedy: 'Add what they are called in another language.',
        }),
      );
    for (const [code, words] of Object.entries(row))
      for (const [place, word] of words.entries()) {
        const name = `${code} ${word.toLowerCase()}`;
        if (taken.has(name))
          problems.push(
            errorAt(positionOf(`${index}.${code}.${place}`), `"${word}" stands in a row above already.`, {
              remedy: 'Leave it in the row whose meaning it has most often.',
            }),
          );
        taken.add(name);
      }
  }
  return problems;
}
