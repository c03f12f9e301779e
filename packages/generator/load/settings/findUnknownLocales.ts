import { nearest } from '../../model/nearest';
import type { SettingsFault } from './findSettingsClashes';

/**
 * Texts in the settings for a locale that does not exist, such as `zn` for `zh`. An object with a text for the
 * default locale counts as a text in several languages.
 */
export function findUnknownLocales(
  settings: object,
  fallback: string,
  locales: readonly string[],
): SettingsFault[] {
  const faults: SettingsFault[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return;
    const isText = !Array.isArray(value) && typeof Reflect.get(value, fallback) === 'string';
    for (const [key, inner] of Object.entries(value)) {
      if (!isText || locales.includes(key)) visit(inner, [...path, key]);
      else
        faults.push({
          path: [...path, key],
          message: `${path.join('.')}: There is no locale "${key}"`,
          remedy: `Locales: ${locales.join(', ')}.`,
          nearest: nearest(key, locales),
        });
    }
  };
  visit(settings, []);
  return faults;
}
