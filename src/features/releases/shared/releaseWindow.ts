import type { Release } from '../../../model/document';
import { fill, type Text } from '../../../model/text';

/** The time in which a release of unknown day came out, in words, as far as it is known. */
export function releaseWindow({ after, before }: Release, words: Text['release']): string | undefined {
  if (after !== undefined && before !== undefined) return fill(words.between, { after, before });
  if (after !== undefined) return fill(words.after, { after });
  return before === undefined ? undefined : fill(words.before, { before });
}
