import { inLocale, locales, specifiedRoutes } from './specifiedRoutes';

/** Every specified page, in both locales, as the path of its HTML file in the output of the site. */
export const specifiedFiles: readonly string[] = specifiedRoutes.all.flatMap((route) =>
  locales.map((locale) => {
    const path = inLocale(route, locale).slice(1);
    return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  }),
);
