import type { DocPage, Site, StandalonePage, TextPage } from '../../../link/site';
import { errorAt, type Problem } from '../../../model/problem';
import { glossaryData } from '../shared/glossary';

/** The page with the word list; `undefined` where no text has `::glossary`. */
export function findGlossaryPage({ pages }: Pick<Site, 'pages'>): DocPage | StandalonePage | undefined {
  for (const page of pages.values()) {
    if (page.kind !== 'doc' && page.kind !== 'page') continue;
    if (hasWordList(page)) return page;
  }
  return undefined;
}

/** Whether the word list stands on a page. */
export function hasWordList({ files }: Pick<TextPage, 'files'>): boolean {
  return files.original.summary.placed.some(({ component }) => component === 'Glossary');
}

/** Headings of the page with the word list that have the id of a term. */
export function checkGlossaryPage(site: Site): Problem[] {
  const page = findGlossaryPage(site);
  if (page === undefined) return [];
  const { file, summary } = page.files.original;
  const ids = new Set(site.content.shared(glossaryData).terms.map(({ id }) => id));
  return summary.headings
    .filter(({ id }) => ids.has(id))
    .map(({ id, position }) =>
      errorAt(
        { file, ...position },
        `The heading's id "${id}" is that of a term of the glossary, which stands on this page.`,
        { remedy: `Give the heading another id, such as {#about-${id}}, in every language.` },
      ),
    );
}
