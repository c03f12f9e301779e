import { type ParsedFile, translationIn } from '../load/content';
import { pageAt } from './resolveLink';
import type { Resolver } from './resolver';

/**
 * The base language (`zh`) of a link's target: of another site as set in the settings, of a page as shown in the
 * locale of the text. `undefined` if it is not known.
 */
export function languageOfTarget(resolver: Resolver, target: string): string | undefined {
  const { locales, siteLanguages } = resolver.site.config;
  const address = /^https?:\/\/(.+)$/i.exec(target)?.[1];
  if (address !== undefined)
    return Object.entries(siteLanguages).find(
      ([site]) => address === site || address.startsWith(`${site}/`),
    )?.[1];
  const path = target.replace(/[?#].*$/s, '');
  const page = path === '' ? undefined : pageAt(resolver, path);
  if (page === undefined || !('files' in page)) return undefined;
  const { locale } = translationIn<ParsedFile>(page.files, resolver.locale);
  return baseLanguage(locales.list[locale]?.htmlLang ?? locale);
}

/** A language tag without region and script. */
export function baseLanguage(tag: string): string {
  return tag.replace(/-.*$/s, '');
}
