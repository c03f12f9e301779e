import type { ComposeContext } from '../../../engine/compose/context';
import { longDay, monthText } from '../../../model/dates';
import type { Release } from '../../../model/document';
import type { DocFrontMatter } from '../../../model/frontMatter';

/** The facts of a release: those of the original, its changes in the own language where they are. */
export function composeRelease(
  context: Pick<ComposeContext, 'htmlLang'>,
  original: DocFrontMatter['release'],
  own: DocFrontMatter['release'],
): Release | undefined {
  if (original?.edition === undefined || original.version === undefined) return undefined;
  const changes = (['new', 'improved', 'fixed'] as const).flatMap((kind) => {
    const lines = own?.[kind] ?? original[kind] ?? [];
    return lines.length === 0 ? [] : [{ kind, items: lines }];
  });
  return {
    edition: original.edition,
    version: original.version,
    ...(original.date === undefined ? {} : { day: longDay(original.date, context.htmlLang) }),
    ...(original.after === undefined ? {} : { after: monthText(original.after, context.htmlLang) }),
    ...(original.before === undefined ? {} : { before: monthText(original.before, context.htmlLang) }),
    changes,
  };
}
