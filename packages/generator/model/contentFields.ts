import { z } from 'zod';
import { withApostrophes } from './typography';

/** The kinds of values that writers fill in, for the schemas of front matter and of YAML files. */

export const text = () => z.string().trim().min(1, 'must not be empty');

/** Text that readers see. */
export const words = () => text().transform(withApostrophes);

export const isoDay = () =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD')
    .refine(isRealDay, 'is not a day of the calendar');

export const month = () => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM');

/** A day, or the month or the year where no more is known. */
export const postDate = () =>
  z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a day as YYYY-MM-DD (or YYYY-MM, or "YYYY" in quotes)')
    .refine((date) => isRealDay(`${date}-01-01`.slice(0, 10)), 'is not a day of the calendar');

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
