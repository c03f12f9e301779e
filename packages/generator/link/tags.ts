import type { DataFile, Translations } from '../load/content';
import { joinRoute, kebabCase } from '../model/address';
import { nearest } from '../model/nearest';
import { errorAt, type Problem } from '../model/problem';
import { placeOfKey } from './places';
import type { DocPage, PostPage, Tag } from './site';

/** A file that declares tags or authors, in all languages. */
export type Declarations = Translations<DataFile<Readonly<Record<string, unknown>>>>;

/** Keys that a file declares, including those with faulty values: they must not be reported again as unknown. */
export function listDeclaredKeys(files: Declarations | undefined): string[] {
  return Object.keys(files?.original.positions ?? {}).filter((path) => !path.includes('.'));
}

/** Reports undeclared tags of pages, which are mostly misspelt. */
export function checkTags(
  pages: Iterable<DocPage | PostPage>,
  declared: Declarations | undefined,
  problems: Problem[],
): void {
  const known = listDeclaredKeys(declared).map(kebabCase);
  for (const { files, tags } of pages) {
    for (const [index, tag] of tags.entries()) {
      if (known.includes(tag)) continue;
      problems.push(
        errorAt(placeOfKey(files.original, `tags.${index}`, 'tags'), `Unknown tag "${tag}".`, {
          remedy: `Tags are declared in ${declared?.original.file ?? 'tags.yaml'}: ${known.join(', ') || 'none yet'}.`,
          nearest: nearest(tag, known),
        }),
      );
    }
  }
}

/** The tags of pages, with addresses below `base`. */
export function groupByTag<P extends DocPage | PostPage>(base: string, pages: readonly P[]): Tag<P>[] {
  const keys = new Set(pages.flatMap((page) => page.tags));
  return [...keys].map((key) => {
    const tagged = pages.filter((page) => page.tags.includes(key));
    const listed = tagged.filter((page) => !page.unlisted);
    const unlisted = listed.length === 0;
    return { key, route: joinRoute(base, 'tags', key), pages: unlisted ? tagged : listed, unlisted };
  });
}
