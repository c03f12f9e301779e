import type { ParsedFile } from '../load/content';
import { joinRoute } from '../model/address';
import { comparePassages, type PassageChange, splitCodes } from '../model/passageChanges';
import { listPassages, type Passage } from '../model/passages';

/** Changes of a text since its translation was made. */
export interface TranslationChanges {
  /** Number of passages of the text at that time. */
  readonly passages: number;
  /** In the order of the current text; never empty. */
  readonly changes: readonly TextChange[];
}

/** A passage that differs from the one at the time of the translation. */
export interface TextChange {
  readonly kind: PassageChange['kind'];
  /** Id of the heading above it, the same in both languages; absent above the first heading. */
  readonly section?: string;
  /** The current text; absent if it was removed. */
  readonly original?: string;
  /** Its translation; absent if it was added or cannot be identified. */
  readonly translation?: string;
}

/** Route of the page that shows what the translation at `route` lacks. */
export function changesRoute(route: string): string {
  return joinRoute('changes', route);
}

/** Whether the original has changed since the translation was made. */
export function isOutdated(translation: ParsedFile, original: ParsedFile): boolean {
  const { follows } = translation.summary.frontMatter;
  return translation !== original && follows !== undefined && follows !== original.passageCodes;
}

/** Passages that changed since the translation was made; none if the translation is not stamped. */
export function listPassageChanges(translation: ParsedFile, original: ParsedFile): readonly PassageChange[] {
  if (!isOutdated(translation, original)) return [];
  return comparePassages(splitCodes(followedCodes(translation)), splitCodes(original.passageCodes));
}

/** Changes that an outdated translation lacks, with the texts of both languages. */
export function readTranslationChanges(translation: ParsedFile, original: ParsedFile): TranslationChanges {
  const passagesOf = ({ summary, tree }: ParsedFile) => listPassages(summary.frontMatter, tree);
  const now = passagesOf(original);
  const passages = splitCodes(followedCodes(translation)).length;
  // A translation normally has as many passages as the text it was made from; otherwise they cannot be matched.
  const translated = passagesOf(translation);
  const matching: readonly Passage[] = translated.length === passages ? translated : [];
  const changes = listPassageChanges(translation, original).map((change): TextChange => {
    const current = change.kind === 'removed' ? undefined : now[change.now];
    const former = change.kind === 'added' ? undefined : matching[change.before];
    const section = (current ?? former)?.section;
    return {
      kind: change.kind,
      ...(section !== undefined && { section }),
      ...(current && { original: current.text }),
      ...(former && { translation: former.text }),
    };
  });
  return { passages, changes };
}

function followedCodes(translation: ParsedFile): string {
  return translation.summary.frontMatter.follows ?? '';
}
