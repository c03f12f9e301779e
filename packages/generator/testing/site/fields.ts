import { z } from 'zod';
import { isoDay, month, text, words } from '../../model/contentFields';
import type { DocFields } from '../../model/siteData';

const release = z.strictObject({
  edition: z.enum(['lite', 'pro']).describe('Which of the series it belongs to.').optional(),
  version: text().optional(),
  date: isoDay().optional(),
  after: month().describe('Released after this month began, where the day is unknown.').optional(),
  fixed: z.array(words()).optional(),
});
export type Release = z.infer<typeof release>;

/** A key with a part of each kind: choices, days, texts. */
export const docFields: DocFields = {
  release: {
    schema: release.describe('What a release note is about.').optional(),
    texts: (value) => (value as Release | undefined)?.fixed ?? [],
    textKeys: ['fixed'],
  },
};
