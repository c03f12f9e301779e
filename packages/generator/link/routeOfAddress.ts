import { cleanPath } from '../model/address';
import { isBelow } from '../model/addressFault';
import type { Site } from './site';

/** The route of an address as writers write it: with or without base path, locale and trailing slash. */
export function routeOfAddress(site: Site, address: string): string {
  const { baseUrl } = site.rules;
  let path = cleanPath(address);
  if (baseUrl !== '/' && `${path}/`.startsWith(baseUrl)) path = `/${path.slice(baseUrl.length)}`;
  const prefix = site.locales.find(
    (locale) => locale !== site.rules.defaultLocale && `${path}/`.startsWith(`/${locale}/`),
  );
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

/** The locale whose addresses contain a route; `undefined` for the default locale. */
export function languageAt(
  { config, locales }: Pick<Site, 'config' | 'locales'>,
  route: string,
): string | undefined {
  return locales.find((locale) => locale !== config.locales.default && isBelow(route, `/${locale}`));
}
