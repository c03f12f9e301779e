import type { Page, Site } from 'generator/link/site';
import type { ParsedFile } from 'generator/load/content';
import { countWords } from 'generator/load/countWords';
import { fileStart, type Problem, warningAt } from 'generator/model/problem';
import { tableIn } from '../features/releases/engine/versionWords';
import { releaseIn } from '../features/releases/shared/releaseSchema';

/** Texts with fewer words than the settings ask of their kind; release notes and tables of versions are as long as they are, and brief texts ask for it. */
export function checkLengths(site: Site): Problem[] {
  return [...site.pages.values()].flatMap((page) => {
    const least = findLeastWords(site, page);
    if (least === 0 || (page.kind !== 'doc' && page.kind !== 'post')) return [];
    if (page.kind === 'doc' && mayBeShort(page.files.original)) return [];
    const files: readonly ParsedFile[] = Object.values(page.files.byLocale);
    return files.flatMap((file): Problem[] => {
      const words = countWords(file.tree);
      if (words >= least) return [];
      return [
        warningAt(fileStart(file.file), `The text has ${words} words.`, {
          remedy: `Texts of this kind have ${least} or more: what would the reader ask next?`,
        }),
      ];
    });
  });
}

function mayBeShort({ summary }: ParsedFile<'doc'>): boolean {
  const { brief } = summary.frontMatter;
  return releaseIn(summary.frontMatter) !== undefined || tableIn(summary) !== undefined || brief === true;
}

function findLeastWords(site: Site, page: Page): number {
  if (page.kind === 'post') return site.blog?.settings.leastWords ?? 0;
  if (page.kind !== 'doc') return 0;
  return site.sets.find(({ id }) => id === page.set)?.settings.leastWords ?? 0;
}
