import { isoDay, month, text, words } from 'generator/model/contentFields';
import type { FrontMatterField } from 'generator/model/siteData';
import { z } from 'zod';
import { changeKinds, versionEditions } from './versions';

/** `release:` in the front matter of a release note. */
export const releaseSchema = z.strictObject({
  edition: z.enum(versionEditions).describe('iOS and iPadOS, or desktop and Android.').optional(),
  version: text().describe('Name of the version as shown in the app.').optional(),
  date: isoDay().describe('Day of the release.').optional(),
  after: month().describe('Released after this month began, where the day is unknown.').optional(),
  before: month().describe('Released before this month ended.').optional(),
  new: z.array(words()).describe('New features, a plain line each.').optional(),
  improved: z.array(words()).describe('Improvements.').optional(),
  fixed: z.array(words()).describe('Mended faults.').optional(),
});
export type WrittenRelease = z.infer<typeof releaseSchema>;

/** `release:` of a doc; `undefined` where there is none. */
export function releaseIn(frontMatter: object): WrittenRelease | undefined {
  // Front matter was checked by the schema above before anybody asks.
  return Reflect.get(frontMatter, 'release') as WrittenRelease | undefined;
}

/** The key `release`, for the data of the site. */
export const releaseField: FrontMatterField = {
  schema: releaseSchema.describe('What a release note is about.').optional(),
  texts: (value) => changeKinds.flatMap((kind) => (value as WrittenRelease | undefined)?.[kind] ?? []),
  textKeys: changeKinds,
};
