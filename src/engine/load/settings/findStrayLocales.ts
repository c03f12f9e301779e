import { nearest } from '../../../model/nearest';

/** A text for a locale that the site does not have, with the path to its key. */
export interface StrayLocale {
  readonly path: readonly string[];
  readonly message: string;
  readonly remedy: string;
  readonly nearest: string | undefined;
}

/**
 * Texts of the settings that are given for a locale that does not exist, such as `zn` for `zh`:
 * objects that have a text for the default locale count as texts in several languages.
 */
export function findStrayLocales(
  settings: object,
  fallback: string,
  locales: readonly string[],
): StrayLocale[] {
  const strays: StrayLocale[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    const isText = !Array.isArray(value) && typeof Reflect.get(value, fallback) === 'string';
    for (const [key, inner] of entries) {
      const at = [...path, key];
      if (isText && !locales.includes(key)) strays.push(strayAt(at, key, locales));
      else visit(inner, at);
    }
  };
  visit(settings, []);
  return strays;
}

function strayAt(path: readonly string[], key: string, locales: readonly string[]): StrayLocale {
  return {
    path,
    message: `${path.slice(0, -1).join('.')}: There is no locale "${key}"`,
    remedy: `Locales: ${locales.join(', ')}.`,
    nearest: nearest(key, locales),
  };
}
