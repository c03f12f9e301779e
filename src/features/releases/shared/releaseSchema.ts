import { z } from 'zod';
import { isoDay, month, text, words } from '../../../model/contentFields';
import { changeKinds } from '../../../model/versions';

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
