import { longDay, monthText } from '../../../model/dates';
import type { Day, PageDocument } from '../../../model/document';
import { omitUndefined } from '../../../model/omitUndefined';
import { type ShownWords, treeOfWords } from '../../../model/otherLanguage';
import { fill } from '../../../model/text';
import type { TreeNode } from '../../../model/tree';
import { type ChangeKind, changeKinds, type VersionTime } from '../../../model/versions';
import type { BuildWords, PageWords, Words } from '../../../model/words';
import type { WrittenRelease } from './releaseSchema';

/** A release as its page shows it. */
export interface Release {
  readonly words: PageWords['release'];
  readonly edition: 'ios' | 'da';
  readonly version: string;
  readonly day?: Day;
  /** When it came out where the day is not known, as far as that is, in words. */
  readonly window?: string;
  readonly changes: readonly {
    readonly kind: ChangeKind;
    readonly items: readonly ShownWords[];
  }[];
}

/** What is known of a release, its changes with their language. */
export type FoundRelease = Omit<WrittenRelease, ChangeKind> & {
  readonly [Kind in ChangeKind]?: readonly ShownWords[] | undefined;
};

/** The facts of a release; `undefined` where edition or version is not known. */
export function composeRelease(
  htmlLang: string,
  written: FoundRelease | undefined,
  { build, pages }: Pick<Words, 'build' | 'pages'>,
): Release | undefined {
  if (written?.edition === undefined || written.version === undefined) return undefined;
  const changes = changeKinds.flatMap((kind) => {
    const lines = written[kind] ?? [];
    return lines.length === 0 ? [] : [{ kind, items: lines }];
  });
  const { edition, version, date } = written;
  return omitUndefined({
    words: pages.release,
    edition,
    version,
    day: date === undefined ? undefined : longDay(date, htmlLang),
    window: describeWindow(written, htmlLang, build.releases),
    changes,
  });
}

/** The time in which a release of unknown day came out, in words; `undefined` while nothing is known. */
export function describeWindow(
  time: { readonly [K in keyof VersionTime]?: string | undefined },
  htmlLang: string,
  words: BuildWords['releases'],
): string | undefined {
  const say = (month: string) => monthText(month, htmlLang);
  const { after, before, by, seen } = time;
  if (after !== undefined && before !== undefined)
    return fill(words.between, { after: say(after), before: say(before) });
  if (seen !== undefined) return fill(words.seen, { seen: say(seen) });
  if (by !== undefined) return fill(words.by, { by: say(by) });
  if (after !== undefined) return fill(words.after, { after: say(after) });
  return before === undefined ? undefined : fill(words.before, { before: say(before) });
}

/** When a release came out, for its card: its day or the window of it; empty while nothing is known. */
export function describeDay(release: Release): string {
  return release.day?.text ?? release.window ?? '';
}

/** What a release brought as a tree: for feeds and Markdown files, which say it without the page's looks. */
export function releaseTree({ changes, words }: Release): TreeNode[] {
  return changes.map(
    ({ kind, items }): TreeNode => [
      'section',
      null,
      ['h2', null, words[kind]],
      ['ul', null, ...items.map((item): TreeNode => ['li', null, treeOfWords(item)])],
    ],
  );
}

/** The text of a page as it is read without the page, its title left out: for feeds and booklets. */
export function composePlainTree(document: PageDocument): readonly TreeNode[] {
  if (!('article' in document)) return [];
  const changes =
    document.kind === 'doc' && document.release !== undefined ? releaseTree(document.release) : [];
  return [...changes, ...document.article.tree.filter((node) => node[0] !== 'h1')];
}
