import { data } from '#site/data';
import type { LinkedSite } from '../link/link';
import { hrefOf } from '../model/address';
import type { Announcement, Footer, SiteLayout } from '../model/layout';
import { omitUndefined } from '../model/omitUndefined';
import { otherLanguage } from '../model/otherLanguage';
import type { TreeNode } from '../model/tree';
import { composeNavbar } from './composeNavbar';
import { absolute, href, labelOf, type Scope, shownWords, siteHref, words } from './context';
import { hasEditions } from './editions';
import { type ComposeHooks, joinParts } from './hooks';

/**
 * The layout document of a locale, but for what the client's build gives.
 * @param addressOfWords the address of a locale's deferred words
 */
export function composeLayout(
  linked: LinkedSite,
  locale: string,
  addressOfWords: (locale: string) => string,
  features: readonly ComposeHooks[],
): Omit<SiteLayout, 'build' | 'toolWords'> {
  const { site, logo } = linked;
  const { config, rules } = site;
  const scope: Scope = { site, locale };
  const ownWords = linked.wordsIn(locale);
  const own = config.locales.list[locale];
  const titleLanguage = otherLanguage(config.title, locale, config.locales);
  const { crash } = config.pictures;
  const publicFile = (path: string) => rules.baseUrl + path.slice(1);
  return {
    locale,
    htmlLang: own?.htmlLang ?? locale,
    direction: own?.direction ?? 'ltr',
    site: omitUndefined({
      title: words(scope, config.title),
      titleLanguage: titleLanguage.lang === undefined ? undefined : titleLanguage,
      tagline: shownWords(scope, config.tagline),
      origin: new URL(config.url).origin,
      baseUrl: rules.baseUrl,
      home: href(scope, '/'),
      image: config.image && absolute(scope, publicFile(config.image)),
    }),
    locales: Object.entries(config.locales.list).map(([code, { label, htmlLang, direction }]) => ({
      code,
      label,
      htmlLang,
      direction,
      home: hrefOf('/', code, rules),
      words: addressOfWords(code),
    })),
    defaultLocale: rules.defaultLocale,
    ...omitUndefined({
      logo: logo === undefined ? undefined : { src: logo, alt: '' },
      crash: crash === undefined ? undefined : composeCrash(linked, crash, ownWords.page.crash.title),
    }),
    navbar: composeNavbar(scope),
    footer: composeFooter(scope),
    announcement: composeAnnouncement(scope, linked.announcement[locale] ?? []),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    storageSuffix: config.storageSuffix,
    ...omitUndefined({
      editions: hasEditions(site) ? composeEditions(scope) : undefined,
      feedback: config.feedback,
    }),
    feeds: [],
    offline: [],
    ...joinParts(features.map(({ layout }) => layout?.(scope, ownWords))),
    text: ownWords.page,
  };
}

/** The picture of a crash is shown so many times as large as drawn. */
const crashScale = 6;

function composeCrash({ art, pageFace }: LinkedSite, name: string, title: string): SiteLayout['crash'] {
  const still = art.draw(name)?.still;
  if (still === undefined) return undefined;
  const picture = { ...still, width: still.width * crashScale, height: still.height * crashScale };
  return omitUndefined({ picture, face: pageFace(title) });
}

function composeEditions(scope: Scope): SiteLayout['editions'] {
  return data.editions.readers.map(({ name, label }) => ({ name, label: words(scope, label) }));
}

function composeAnnouncement(
  { site: { config }, locale }: Scope,
  content: readonly TreeNode[],
): Announcement | null {
  const { announcement, locales } = config;
  if (announcement === undefined) return null;
  const { id, closable, background, color, content: written } = announcement;
  const language = otherLanguage(written, locale, locales);
  return omitUndefined({ id, content, ...language, closable, background, color });
}

function composeFooter(scope: Scope): Footer | null {
  const { footer } = scope.site.config;
  if (footer === undefined) return null;
  const link = (item: (typeof footer.legal)[number]) => ({
    ...labelOf(scope, item.label),
    href: siteHref(scope, item.href ?? item.to ?? '/'),
    external: item.href !== undefined,
  });
  return {
    columns: footer.columns.map((column) => ({
      title: shownWords(scope, column.title),
      items: column.items.map(link),
    })),
    legal: footer.legal.map(link),
    copyright: shownWords(scope, footer.copyright),
  };
}
