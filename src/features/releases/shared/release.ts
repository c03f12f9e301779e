import { z } from 'zod';
import { isoDay, month, text, words } from '../../../model/contentFields';
import { longDay, monthText } from '../../../model/dates';
import type { Day } from '../../../model/document';
import { fill, type Text } from '../../../model/text';
import type { TreeNode } from '../../../model/tree';

/** What changed in a release, in the order in which it is told. */
const changeKinds = ['new', 'improved', 'fixed'] as const;

/** `release:` in the front matter of a release note. */
export const releaseSchema = z.strictObject({
  edition: z.enum(['ios', 'da']).describe('iOS and iPadOS, or desktop and Android.').optional(),
  version: text().describe('Name of the version as shown in the app.').optional(),
  date: isoDay().describe('Day of the release.').optional(),
  after: month().describe('Released after this month began, where the day is unknown.').optional(),
  before: month().describe('Released before this month ended.').optional(),
  new: z.array(words()).describe('New features, a plain line each.').optional(),
  improved: z.array(words()).describe('Improvements.').optional(),
  fixed: z.array(words()).describe('Mended faults.').optional(),
});
export type WrittenRelease = z.infer<typeof releaseSchema>;

/** Keys of `release:` whose values are words, which translations and checks of words look at. */
export const releaseWordKeys: readonly string[] = changeKinds;

/** What a translation of a release note has to follow, besides its text. */
export function listReleaseWords(written: WrittenRelease | undefined): (readonly string[] | undefined)[] {
  return changeKinds.map((kind) => written?.[kind]);
}

/** A release as its page shows it. */
export interface Release {
  readonly edition: 'ios' | 'da';
  readonly version: string;
  readonly day?: Day;
  /** Known window where the day is unknown, months as text. */
  readonly after?: string;
  readonly before?: string;
  readonly changes: readonly {
    readonly kind: (typeof changeKinds)[number];
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
  return {
    edition: original.edition,
    version: original.version,
    ...(original.date === undefined ? {} : { day: longDay(original.date, htmlLang) }),
    ...(original.after === undefined ? {} : { after: monthText(original.after, htmlLang) }),
    ...(original.before === undefined ? {} : { before: monthText(original.before, htmlLang) }),
    changes,
  };
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
