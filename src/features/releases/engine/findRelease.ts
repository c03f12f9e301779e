import type { Content } from '../../../engine/load/content';
import { localize } from '../../../model/config/localized';
import { omitUndefined } from '../../../model/omitUndefined';
import { changeKinds } from '../../../model/versions';
import { findVersionRow } from '../shared/findVersionRow';
import type { WrittenRelease } from '../shared/releaseSchema';

/**
 * What is known of a release in a language: from its row, else as its page has it, whose translation
 * may have words of its own.
 */
export function findRelease(
  content: Pick<Content, 'versions'>,
  original: WrittenRelease | undefined,
  own: WrittenRelease | undefined,
  locale: string,
  defaultLocale: string,
): WrittenRelease | undefined {
  const row = findVersionRow(content.versions, original);
  if (row === undefined) {
    const translated = changeKinds.map((kind) => [kind, own?.[kind] ?? original?.[kind]]);
    return original && { ...original, ...omitUndefined(Object.fromEntries(translated)) };
  }
  const { edition, version, time, changes } = row;
  const lines = changeKinds.map((kind) => [
    kind,
    changes
      .filter((change) => change.kind === kind)
      .map(({ words }) => localize(words, locale, defaultLocale)),
  ]);
  return omitUndefined({ edition, version, ...time, ...Object.fromEntries(lines) });
}
