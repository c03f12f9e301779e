import type { TextFile } from '../../../engine/load/readText';
import { parseYaml } from '../../../markdown/parseYaml';
import { errorAt, fileStart, type Problem } from '../../../model/problem';
import { type Glossary, glossarySchema } from '../shared/glossary';

/** Parses and checks `content/glossary.yaml`. */
export function parseGlossary({ file, text }: TextFile): { glossary: Glossary; problems: Problem[] } {
  const { value, positions, problems } = parseYaml(text, glossarySchema, file);
  const glossary = { file, terms: value ?? [], positions };
  return { glossary, problems: [...problems, ...checkSpellings(glossary)] };
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
    claim(index, 'en', 'spelling', 'en', term.en);
    claim(index, 'zh', 'spelling', 'zh', term.zh);
    for (const [also, spelling] of term.also_en.entries())
      claim(index, `also_en.${also}`, 'spelling', 'en', spelling);
    for (const [also, spelling] of term.also_zh.entries())
      claim(index, `also_zh.${also}`, 'spelling', 'zh', spelling);
  }
  return problems;
}
