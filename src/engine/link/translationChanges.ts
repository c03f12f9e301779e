import { joinRoute } from '../../model/address';
import { comparePassages, type PassageChange, splitCodes } from '../../model/passageChanges';
import { listPassages, type Passage } from '../../model/passages';
import type { ParsedFile } from '../load/content';

/** What has happened to a text since its translation was made. */
export interface TranslationChanges {
  /** How many passages the text had then. */
  readonly passages: number;
  /** In the order of the text as it is now; never empty. */
  readonly changes: readonly TextChange[];
}

/** A passage of a text that is not what it was when the translation was made. */
export interface TextChange {
  readonly kind: PassageChange['kind'];
  /** Id of the heading that it stands below, the same in both languages; absent above the first one. */
  readonly section?: string;
  /** As it is now; absent where it was removed. */
  readonly original?: string;
  /** Its translation; absent where it was added, or where it cannot be told which passage that is. */
  readonly translation?: string;
}

/** Where a page shows what the translation of the page at `route` lacks. */
export function changesRoute(route: string): string {
  return joinRoute('changes', route);
}

/** Whether the text has changed since its translation was made. */
export function isOutdated(translation: ParsedFile, original: ParsedFile): boolean {
  const { follows } = translation.summary.frontMatter;
  return translation !== original && follows !== undefined && follows !== original.passageCodes;
}

/** Which passages of a text have changed since its translation was made; none where that says nothing. */
export function listPassageChanges(translation: ParsedFile, original: ParsedFile): readonly PassageChange[] {
  if (!isOutdated(translation, original)) return [];
  return comparePassages(splitCodes(followed(translation)), splitCodes(original.passageCodes));
}

/** The passages that a translation lacks which has fallen behind, with the words of both. */
export function readTranslationChanges(translation: ParsedFile, original: ParsedFile): TranslationChanges {
  const passagesOf = ({ summary, tree }: ParsedFile) => listPassages(summary.frontMatter, tree);
  const now = passagesOf(original);
  const passages = splitCodes(followed(translation)).length;
  // A translation has the passages of the text that it was made from. If not, nobody can tell which is which.
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

function followed(translation: ParsedFile): string {
  return translation.summary.frontMatter.follows ?? '';
}
