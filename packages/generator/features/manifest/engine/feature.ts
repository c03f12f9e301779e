import { href, words } from '../../../compose/context';
import { localeFile } from '../../../compose/localePages';
import type { Feature } from '../../../feature';
import { contentFile } from '../../../output/outputFiles';
import { composeManifest } from './composeManifest';

const file = 'site.webmanifest';

/** The web manifest: a browser can put the site among the apps of a device. */
export const manifest: Feature = {
  layout: (scope) => ({ manifest: href(scope, '/') + file }),
  claims: (site) => [
    { source: 'the web manifests', files: site.locales.map((locale) => localeFile({ site, locale }, file)) },
  ],
  files: ({ locales }) =>
    new Map(
      locales.map(({ context }) => {
        const { config, rules } = context.site;
        const own = config.locales.list[context.locale];
        const content = composeManifest({
          name: words(context, config.title),
          description: words(context, config.tagline),
          language: context.htmlLang,
          direction: own?.direction ?? 'ltr',
          home: href(context, '/'),
          icons: Object.entries(config.icons).map(([size, address]) => ({
            size: Number(size),
            address: rules.baseUrl + address.slice(1),
          })),
        });
        return [localeFile(context, file), contentFile(JSON.stringify(content), 'none')] as const;
      }),
    ),
};
