import type { Page } from '../../../engine/link/site';
import type { Content } from '../../../engine/load/content';
import { errorAt, type Problem } from '../../../model/problem';

/** Route of the page with the word list; `undefined` where no text has `::glossary`. */
export function findGlossaryPage(
  pages: ReadonlyMap<string, Page>,
  { glossary }: Content,
  problems: Problem[],
): string | undefined {
  for (const page of pages.values()) {
    if (page.kind !== 'doc' && page.kind !== 'page') continue;
    const { file, summary } = page.files.original;
    if (!summary.usesGlossary) continue;
    const ids = new Set(glossary.terms.map(({ id }) => id));
    for (const heading of summary.headings) {
      if (!ids.has(heading.id)) continue;
      problems.push(
        errorAt(
          { file, ...heading.position },
          `The heading's id "${heading.id}" is that of a term of the glossary, which stands on this page.`,
          { remedy: `Give the heading another id, such as {#about-${heading.id}}, in every language.` },
        ),
      );
    }
    return page.route;
  }
  return undefined;
}
