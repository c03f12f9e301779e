import { dayOfYear, longDay, monthText, yearOf } from 'generator/model/dates';
import type { Day } from 'generator/model/document';
import { omitUndefined } from 'generator/model/omitUndefined';
import { type ShownWords, treeOfWords } from 'generator/model/otherLanguage';
import { fill } from 'generator/model/text';
import type { TreeNode } from 'generator/model/tree';
import type { WrittenRelease } from './releaseSchema';
import type { ReleaseWords } from './releaseWords';
import { type ChangeKind, changeKinds, type VersionEdition, type VersionTime } from './versions';

/** A release as its page shows it. */
export interface Release {
  readonly edition: VersionEdition;
  readonly version: string;
  readonly day?: Day;
  /** When it came out where the day is not known, as far as that is, in words. */
  readonly window?: string;
  readonly changes: readonly {
    readonly kind: ChangeKind;
    readonly items: readonly ShownWords[];
  }[];
}

/** The facts of a release, with the language of its changes. */
export type FoundRelease = Omit<WrittenRelease, ChangeKind> & {
  readonly [Kind in ChangeKind]?: readonly ShownWords[] | undefined;
};

/** The facts of a release; `undefined` where edition or version is not known. */
export function composeRelease(
  htmlLang: string,
  written: FoundRelease | undefined,
  words: ReleaseWords['build'],
): Release | undefined {
  if (written?.edition === undefined || written.version === undefined) return undefined;
  const changes = changeKinds.flatMap((kind) => {
    const lines = written[kind] ?? [];
    return lines.length === 0 ? [] : [{ kind, items: lines }];
  });
  const { edition, version, date } = written;
  return omitUndefined({
    edition,
    version,
    day: date === undefined ? undefined : longDay(date, htmlLang),
    window: describeWindow(written, htmlLang, words),
    changes,
  });
}

/** The time in which a release of unknown day came out, in words; `undefined` while nothing is known. */
export function describeWindow(
  time: { readonly [K in keyof VersionTime]?: string | undefined },
  htmlLang: string,
  words: ReleaseWords['build'],
): string | undefined {
  const say = (month: string) => monthText(month, htmlLang);
  const { after, before, by, seen } = time;
  if (after !== undefined && before !== undefined)
    return fill(yearOf(after) === yearOf(before) ? words.within : words.between, {
      after: say(after),
      before: say(before),
      afterMonth: dayOfYear(after, htmlLang).text,
    });
  if (seen !== undefined) return fill(words.seen, { seen: say(seen) });
  if (by !== undefined) return fill(words.by, { by: say(by) });
  if (after !== undefined) return fill(words.after, { after: say(after) });
  return before === undefined ? undefined : fill(words.before, { before: say(before) });
}

/** The time in which releases came out, from that of the first to that of the last, as far as their times tell. */
export function joinTimes(times: readonly VersionTime[]): VersionTime {
  const [first, ...others] = times;
  const asText = (time: VersionTime) => JSON.stringify(time);
  if (first === undefined || others.every((time) => asText(time) === asText(first))) return first ?? {};
  const from = times.map(({ date, after, seen }) => date?.slice(0, 7) ?? after ?? seen);
  const until = times.map(({ date, before, by, seen }) => date?.slice(0, 7) ?? before ?? by ?? seen);
  const after = from.every((month) => month !== undefined) ? from.toSorted()[0] : undefined;
  const last = until.every((month) => month !== undefined) ? until.toSorted().at(-1) : undefined;
  if (after === undefined) return omitUndefined({ by: last });
  return after === last ? { seen: after } : omitUndefined({ after, before: last });
}

/** When a release came out, for its card: its day or the window of it; empty while nothing is known. */
export function describeDay(release: Release): string {
  return release.day?.text ?? release.window ?? '';
}

/**
 * Edition, version and day of a release, above its text; a known window takes the place of an unknown day. Nothing
 * where neither is known: the title has the version.
 */
export function factsTree(
  { edition, version, day, window }: Release,
  words: ReleaseWords['page'],
): TreeNode[] {
  if (day === undefined && window === undefined) return [];
  const when = day === undefined ? { date: window } : { date: day.text, iso: day.iso };
  return [
    [
      'ReleaseFacts',
      omitUndefined({
        versionLabel: words.version,
        version: `${words[edition]} ${version}`,
        dateLabel: words.date,
        ...when,
      }),
    ],
  ];
}

/** The changes of a release, shown below its text: lists of new, improved and fixed things. */
export function changesTree({ changes }: Release, words: ReleaseWords['page']): TreeNode[] {
  return changes.map(
    ({ kind, items }): TreeNode => [
      'ReleaseChanges',
      { kind },
      ['h2', { id: kind }, words[kind]],
      ['ul', null, ...items.map((item): TreeNode => ['li', null, treeOfWords(item)])],
    ],
  );
}
