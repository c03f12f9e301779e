import { nearest } from '../../model/nearest';
import { errorAt, type Problem } from '../../model/problem';
import type { DataFile, ParsedFile, Translations } from '../load/content';
import { placeOfKey } from './places';

/** A file that declares tags or authors, in all languages. */
export type Declarations = Translations<DataFile<Readonly<Record<string, unknown>>>>;

/**
 * The keys that a file declares, those included whose values are wrong: what is declared badly has its
 * own problem and must not also count as unknown wherever it is used.
 */
export function listDeclaredKeys(files: Declarations | undefined): string[] {
  return Object.keys(files?.original.positions ?? {}).filter((path) => !path.includes('.'));
}

/**
 * Reports tags that are not declared: an unknown one is most often a misspelt one.
 * @param known tags that `declared` has, or that `tags.yaml` would have if there were one
 */
export function checkTags(
  file: ParsedFile<'doc' | 'post'>,
  tags: readonly string[],
  known: readonly string[],
  declared: Declarations | undefined,
  problems: Problem[],
): void {
  for (const [index, tag] of tags.entries()) {
    if (known.includes(tag)) continue;
    problems.push(
      errorAt(placeOfKey(file, `tags.${index}`, 'tags'), `Unknown tag "${tag}".`, {
        remedy: `Tags are declared in ${declared?.original.file ?? 'tags.yaml'}: ${known.join(', ') || 'none yet'}.`,
        nearest: nearest(tag, known),
      }),
    );
  }
}

interface Tagged {
  readonly tags: readonly string[];
  readonly unlisted: boolean;
}

/** A tag with what lists of it show: listed pages, or unlisted ones if it has no other (VIS-02). */
interface TagGroup<T> {
  readonly tag: string;
  readonly pages: readonly T[];
  /** None of its pages is listed. */
  readonly unlisted: boolean;
}

/** The tags of pages in the order in which the pages first have them. */
export function groupByTag<T extends Tagged>(pages: readonly T[]): TagGroup<T>[] {
  const tags = new Set(pages.flatMap((page) => page.tags));
  return [...tags].map((tag) => {
    const tagged = pages.filter((page) => page.tags.includes(tag));
    const listed = tagged.filter((page) => !page.unlisted);
    const unlisted = listed.length === 0;
    return { tag, pages: unlisted ? tagged : listed, unlisted };
  });
}
