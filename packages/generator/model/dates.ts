import type { Day } from './document';

/**
 * A date in the long form of the language, always UTC: `June 10, 2024`, `2024年6月10日`. Only as
 * exact as it is written: `2024-06` gives the month, `2024` the year.
 * @param date ISO 8601: a time, a day, a month or a year
 */
export function longDay(date: string, htmlLang: string): Day {
  const form: Intl.DateTimeFormatOptions = { year: 'numeric' };
  if (date.length >= 'YYYY-MM'.length) form.month = 'long';
  if (date.length >= 'YYYY-MM-DD'.length) form.day = 'numeric';
  return { iso: date.length > 'YYYY-MM'.length ? timeOf(date) : date, text: format(date, htmlLang, form) };
}

/** Day and month in the language, for lists that stand under their year: `June 10`, `6月10日`. */
export function dayOfYear(date: string, htmlLang: string): Day {
  const { iso } = longDay(date, htmlLang);
  if (date.length < 'YYYY-MM'.length) return { iso, text: '' };
  const day = date.length > 'YYYY-MM'.length ? { day: 'numeric' as const } : {};
  return { iso, text: format(date, htmlLang, { month: 'long', ...day }) };
}

/** `2024-06` as `June 2024`, `2024年6月`. */
export function monthText(month: string, htmlLang: string): string {
  return longDay(month, htmlLang).text;
}

/** The year of an ISO date, as written. */
export function yearOf(date: string): string {
  return date.slice(0, 4);
}

/** The moment at which an ISO date begins, as a full time in UTC. */
export function timeOf(date: string): string {
  return new Date(date).toISOString();
}

function format(date: string, htmlLang: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(htmlLang, { ...form, timeZone: 'UTC' }).format(new Date(date));
}
