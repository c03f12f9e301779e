import { z } from 'zod';
import { text } from '../contentFields';
import { type Localized, localized } from './localized';

/** Answers that only the vendor has, by a name; `vendor:<name>` in settings and in home.yaml stands for it. */
export const vendor = z.record(
  z.string().regex(/^[a-z]\w*$/i, 'must be a name of letters and digits'),
  z.strictObject({
    asks: text().describe('The question, for `npm run needs`.'),
    answer: z.string().trim().default('').describe('Empty while it is not known.'),
    until: localized().describe('What stands in until then: another address, or other words.'),
  }),
);
export type Vendor = z.infer<typeof vendor>;

/** The name of the answer that a setting stands for; `undefined` for all that is what it says. */
export function vendorName(value: Localized): string | undefined {
  return typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : undefined;
}
const prefix = 'vendor:';

/** The answer that a setting stands for, or what stands in for it; else the setting itself. */
export function answerFor(value: Localized, answers: Vendor): Localized {
  const name = vendorName(value);
  const found = name === undefined ? undefined : answers[name];
  return found === undefined ? value : found.answer || found.until;
}
