import { nearest } from '../../../model/nearest';
import type { SettingsFault } from './findSettingsClashes';

/**
 * Texts of the settings that are given for a locale that does not exist, such as `zn` for `zh`:
 * objects that have a text for the default locale count as texts in several languages.
 */
export function findStrayLocales(
  settings: object,
  fallback: string,
  locales: readonly string[],
): SettingsFault[] {
  const strays: SettingsFault[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return;
    const isText = !Array.isArray(value) && typeof Reflect.get(value, fallback) === 'string';
    for (const [key, inner] of Object.entries(value)) {
      if (!isText || locales.includes(key)) visit(inner, [...path, key]);
      else
        strays.push({
          path: [...path, key],
          message: `${path.join('.')}: There is no locale "${key}"`,
          remedy: `Locales: ${locales.join(', ')}.`,
          nearest: nearest(key, locales),
        });
    }
  };
  visit(settings, []);
  return strays;
}
