import { longDay, monthText } from '../../../model/dates';
import type { Day } from '../../../model/document';
import { omitUndefined } from '../../../model/omitUndefined';
import { fill } from '../../../model/text';
import type { TreeNode } from '../../../model/tree';
import type { Text } from '../../../model/words';
import type { WrittenRelease } from './releaseSchema';

/** What changed in a release, in the order in which it is told. */
export const changeKinds = ['new', 'improved', 'fixed'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** A release as its page shows it. */
export interface Release {
  readonly edition: 'ios' | 'da';
  readonly version: string;
  readonly day?: Day;
  /** Known window where the day is unknown, months as text. */
  readonly after?: string;
  readonly before?: string;
  readonly changes: readonly {
    readonly kind: ChangeKind;
    readonly items: readonly string[];
  }[];
}

/**
 * The facts of a release: those of the original, its changes in the own language where they are.
 * `undefined` where edition or version is not known.
 */
export function composeRelease(
  htmlLang: string,
  original: WrittenRelease | undefined,
  own: WrittenRelease | undefined,
): Release | undefined {
  if (original?.edition === undefined || original.version === undefined) return undefined;
  const changes = changeKinds.flatMap((kind) => {
    const lines = own?.[kind] ?? original[kind] ?? [];
    return lines.length === 0 ? [] : [{ kind, items: lines }];
  });
  const { edition, version, date, after, before } = original;
  return omitUndefined({
    edition,
    version,
    day: date === undefined ? undefined : longDay(date, htmlLang),
    after: after && monthText(after, htmlLang),
    before: before && monthText(before, htmlLang),
    changes,
  });
}

/** The time in which a release of unknown day came out, in words, as far as it is known. */
export function describeWindow({ after, before }: Release, text: Text['release']): string | undefined {
  if (after !== undefined && before !== undefined) return fill(text.between, { after, before });
  if (after !== undefined) return fill(text.after, { after });
  return before === undefined ? undefined : fill(text.before, { before });
}

/** When a release came out, for its card: its day or the window of it; empty while nothing is known. */
export function describeDay(release: Release, text: Text['release']): string {
  return release.day?.text ?? describeWindow(release, text) ?? '';
}

/** What a release brought as a tree: for feeds and Markdown files, which say it without the page's looks. */
export function releaseTree({ changes }: Release, text: Text['release']): TreeNode[] {
  return changes.map(
    ({ kind, items }): TreeNode => [
      'section',
      null,
      ['h2', null, text[kind]],
      ['ul', null, ...items.map((item): TreeNode => ['li', null, item])],
    ],
  );
}
