import { hrefOf } from '../../model/address';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { Announcement, Footer, SiteLayout } from '../../model/layout';
import { omitUndefined } from '../../model/omitUndefined';
import type { TreeNode } from '../../model/tree';
import type { Text } from '../../model/words';
import { composeNavbar } from './composeNavbar';
import { absolute, href, type Scope, words } from './context';
import { type ComposeHooks, joinParts } from './hooks';
import { siteHref } from './standalone';

/**
 * The layout document of the scope's locale, but for what the client's build gives.
 * @param wordFiles addresses of the deferred words by locale
 */
export function composeLayout(
  scope: Scope,
  text: Text,
  wordFiles: Readonly<Record<string, string>>,
  announcement: readonly TreeNode[],
  pictures: Pick<SiteLayout, 'logo' | 'crash'>,
  features: readonly ComposeHooks[],
): Omit<SiteLayout, 'build' | 'font'> {
  const { site, locale } = scope;
  const { config, rules } = site;
  const own = config.locales.list[locale];
  const publicFile = (path: string) => rules.baseUrl + path.slice(1);
  const title = words(scope, config.title);
  return {
    locale,
    htmlLang: own?.htmlLang ?? locale,
    direction: own?.direction ?? 'ltr',
    site: omitUndefined({
      title,
      tagline: words(scope, config.tagline),
      origin: new URL(config.url).origin,
      baseUrl: rules.baseUrl,
      home: href(scope, '/'),
      image: config.image && absolute(scope, publicFile(config.image)),
    }),
    locales: site.locales.map((code) => ({
      code,
      label: config.locales.list[code]?.label ?? code,
      htmlLang: config.locales.list[code]?.htmlLang ?? code,
      direction: config.locales.list[code]?.direction ?? 'ltr',
      home: hrefOf('/', code, rules),
      words: wordFiles[code] ?? '',
    })),
    defaultLocale: rules.defaultLocale,
    ...pictures,
    navbar: composeNavbar(scope),
    footer: composeFooter(scope),
    announcement: composeAnnouncement(config.announcement, announcement),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    storageSuffix: config.storageSuffix,
    feeds: [],
    offline: [],
    ...joinParts(features.map(({ layout }) => layout?.(scope, text))),
    text,
  };
}

function composeAnnouncement(
  settings: SiteConfig['announcement'],
  content: readonly TreeNode[],
): Announcement | null {
  if (settings === undefined) return null;
  const { id, closable, background, color } = settings;
  return omitUndefined({ id, content, closable, background, color });
}

function composeFooter(scope: Scope): Footer | null {
  const { footer } = scope.site.config;
  if (footer === undefined) return null;
  const link = (item: (typeof footer.legal)[number]) => ({
    label: words(scope, item.label),
    href: item.href ?? siteHref(scope, item.to ?? '/'),
    external: item.href !== undefined,
  });
  return {
    columns: footer.columns.map((column) => ({
      title: words(scope, column.title),
      items: column.items.map(link),
    })),
    legal: footer.legal.map(link),
    copyright: words(scope, footer.copyright),
  };
}
