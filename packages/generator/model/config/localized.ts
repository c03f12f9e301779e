import { z } from 'zod';
import { text } from '../contentFields';

/** One text for all locales, or one for each by locale code. */
export const localized = () => z.union([text(), z.record(z.string(), text())]);
export type Localized = z.infer<ReturnType<typeof localized>>;

/** The text of `value` in `locale`, else in the default locale, else the first one there is. */
export function localize(value: Localized, locale: string, defaultLocale: string): string {
  if (typeof value === 'string') return value;
  return value[locale] ?? value[defaultLocale] ?? Object.values(value)[0] ?? '';
}
