import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readText } from '../../../engine/load/readText';
import { unusualKind } from '../../../engine/load/unusualKind';
import { parseYaml } from '../../../markdown/parseYaml';
import type { SiteConfig } from '../../../model/config/siteConfig';
import type { Position } from '../../../model/parsed';
import { errorAt, fileStart, type Problem } from '../../../model/problem';
import { glossarySchema, readTerm, type Term } from '../shared/glossary';

export const glossaryFile = 'glossary.yaml';

/** The glossary of the content folder; no terms where there is no file or where it is faulty. */
export interface Glossary {
  readonly file: string;
  readonly terms: readonly Term[];
  /** Where each key and each entry of a list stands, by its path with dots: `3.also_en.0`. */
  readonly positions: Readonly<Record<string, Position>>;
}

/** Reads and checks `content/glossary.yaml`, which a site need not have, for the languages of a site. */
export async function readGlossary(
  content: string,
  locales: SiteConfig['locales'],
): Promise<{ glossary: Glossary; problems: Problem[] }> {
  const file = `content/${glossaryFile}`;
  const empty: Glossary = { file, terms: [], positions: {} };
  const path = join(content, glossaryFile);
  const info = await stat(path).catch(() => undefined);
  // A pipe in its place is reported where the content folder is listed.
  if (info === undefined || unusualKind(info) !== undefined) return { glossary: empty, problems: [] };
  const decoded = await readText(path, file);
  if ('problem' in decoded) return { glossary: empty, problems: [decoded.problem] };
  const languages = languagesOf(locales);
  const { value = [], positions, problems } = parseYaml(decoded.text, glossarySchema(languages), file);
  const terms = value.map((term) => readTerm(term, Object.keys(languages)));
  const glossary = { file, terms, positions };
  return { glossary, problems: [...problems, ...checkGlossary(glossary)] };
}

/** English names of the site's languages, the default one first. */
function languagesOf({ default: first, list }: SiteConfig['locales']): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const nameOf = (code: string) => names.of(list[code]?.htmlLang.split('-')[0] ?? code) ?? code;
  return Object.fromEntries([...new Set([first, ...Object.keys(list)])].map((code) => [code, nameOf(code)]));
}

/** An id or a spelling that two terms share: a link or a search could not tell them apart. */
function checkGlossary({ file, terms, positions }: Glossary): Problem[] {
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
