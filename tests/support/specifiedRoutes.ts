import { readFileSync } from 'node:fs';

/** Lists of routes, the address of a page in the default locale. */
interface SpecifiedRoutes {
  readonly pages: {
    readonly standalone: readonly string[];
    readonly blog: readonly string[];
    readonly docs: readonly string[];
    readonly faq: readonly string[];
  };
  readonly redirects: Readonly<Record<string, string>>;
}

// The list of the specification, as it is.
const { pages, redirects }: SpecifiedRoutes = JSON.parse(
  readFileSync(new URL('../routes.json', import.meta.url), 'utf8'),
);

/** Routes that the site must have, in Chinese too. `siteRoutes` are all that it has. */
export const specifiedRoutes = { ...pages, redirects, all: Object.values(pages).flat() };

export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** The address of a route in a language. */
export function inLocale(route: string, locale: Locale): string {
  if (locale === 'en') return route;
  return route === '/' ? '/zh/' : `/zh${route}`;
}
