import type { ParsedData } from '../../../load/hooks';
import { languageNames } from '../../../load/languageNames';
import type { TextFile } from '../../../load/readText';
import { parseYaml } from '../../../markdown/parseYaml';
import type { SiteConfig } from '../../../model/config/siteConfig';
import { errorAt, fileStart, type Problem } from '../../../model/problem';
import { type Glossary, glossarySchema, readTerm, termKeys } from '../shared/glossary';

/** Parses and checks `content/glossary.yaml` for a site in these languages. */
export function parseGlossary(
  { file, text }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<Glossary> {
  const languages = languageNames(locales);
  const { value: rows = [], positions, problems } = parseYaml(text, glossarySchema(languages), file);
  const terms = rows.map((term) => readTerm(term, Object.keys(languages)));
  const glossary = { file, terms, positions };
  return {
    value: glossary,
    problems: [...checkCodes(file, languages), ...problems, ...checkSpellings(glossary)],
  };
}

/** Locales whose code a term has as another key: Indonesian would be `id`. */
function checkCodes(file: string, languages: Readonly<Record<string, string>>): Problem[] {
  return termKeys
    .filter((key) => key in languages)
    .map((code) =>
      errorAt(fileStart(file), `The locale "${code}" has the name of a key that every term has.`, {
        remedy: `Give it another code in site.yaml, such as the one with its region: ${code}-${code.toUpperCase()}.`,
      }),
    );
}

/** An id or a spelling that two terms share: a link or a search could not tell them apart. */
function checkSpellings({ file, terms, positions }: Glossary): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const claim = (index: number, key: string, kind: 'id' | 'spelling', language: string, written: string) => {
    const name = `${kind} ${language} ${written.toLowerCase()}`;
    const owner = taken.get(name);
    const id = terms[index]?.id ?? '';
    if (owner === undefined) {
      taken.set(name, id);
      return;
    }
    const place = { ...fileStart(file), ...positions[`${index}.${key}`] };
    problems.push(
      kind === 'id'
        ? errorAt(place, `The id "${written}" is used twice.`, { remedy: 'Give each term an id of its own.' })
        : errorAt(place, `"${written}" is a spelling of the term "${owner}" already.`, {
            remedy: 'Leave it at the term that it means.',
          }),
    );
  };
  for (const [index, term] of terms.entries()) {
    claim(index, 'id', 'id', '', term.id);
    for (const [code, { name, also }] of Object.entries(term.words)) {
      claim(index, code, 'spelling', code, name);
      for (const [place, spelling] of also.entries())
        claim(index, `also_${code}.${place}`, 'spelling', code, spelling);
    }
  }
  return problems;
}
