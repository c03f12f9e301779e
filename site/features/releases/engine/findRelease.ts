import type { SiteConfig } from 'generator/model/config/siteConfig';
import { omitUndefined } from 'generator/model/omitUndefined';
import { showWords } from 'generator/model/otherLanguage';
import { findVersionRow } from '../shared/findVersionRow';
import type { FoundRelease } from '../shared/release';
import type { WrittenRelease } from '../shared/releaseSchema';
import { type ChangeKind, changeKinds, type VersionRow } from '../shared/versions';

/**
 * The facts of a release in a language: from its row, else from its page, whose translation may have its own.
 * @param own the facts on the page in that language, if any
 */
export function findRelease(
  versions: readonly VersionRow[],
  original: WrittenRelease | undefined,
  own: WrittenRelease | undefined,
  locale: string,
  locales: SiteConfig['locales'],
): FoundRelease | undefined {
  const row = findVersionRow(versions, original);
  if (row === undefined) return original && findWritten(original, own, locale, locales);
  const { edition, version, time, changes } = row;
  const lines = changeKinds.map((kind) => [
    kind,
    changes.filter((change) => change.kind === kind).map(({ words }) => showWords(words, locale, locales)),
  ]);
  return omitUndefined({ edition, version, ...time, ...Object.fromEntries(lines) });
}

function findWritten(
  original: WrittenRelease,
  own: WrittenRelease | undefined,
  locale: string,
  locales: SiteConfig['locales'],
): FoundRelease {
  const { edition, version, date, after, before } = original;
  const lines = changeKinds.map((kind) => [
    kind,
    own?.[kind]?.map((text) => ({ text })) ??
      original[kind]?.map((text) => showWords({ [locales.default]: text }, locale, locales)),
  ]);
  return omitUndefined({ edition, version, date, after, before, ...Object.fromEntries(lines) });
}

/** The kinds of the changes that the page of a release lists, which are the ids of their headings there. */
export function listedKinds(
  versions: readonly VersionRow[],
  written: WrittenRelease | undefined,
): readonly ChangeKind[] {
  const row = findVersionRow(versions, written);
  return changeKinds.filter((kind) =>
    row === undefined
      ? (written?.[kind] ?? []).length > 0
      : row.changes.some((change) => change.kind === kind),
  );
}
