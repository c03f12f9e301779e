import type { SiteConfig } from '../../model/config/siteConfig';

/**
 * Paths of the settings that have a text in the default language but none in another, by that locale. Overrides of
 * interface words are left out: they may be for one language alone.
 */
export function findUntranslated({ words: _words, ...settings }: SiteConfig): ReadonlyMap<string, string[]> {
  const { default: fallback, list } = settings.locales;
  const missing = new Map<string, string[]>();
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return;
    const isText = !Array.isArray(value) && typeof Reflect.get(value, fallback) === 'string';
    if (!isText) for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
    else
      for (const locale of Object.keys(list))
        if (!Object.hasOwn(value, locale))
          missing.set(locale, [...(missing.get(locale) ?? []), path.join('.')]);
  };
  visit(settings, []);
  return missing;
}
