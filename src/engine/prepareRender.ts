import { createHash } from 'node:crypto';
import { composeGlossary, type GlossaryWords } from '../features/glossary/engine/glossaryWords';
import { embedJson, escapeHtml } from '../model/escape';
import type { SiteLayout } from '../model/layout';
import type { Sidebar } from '../model/sidebar';
import { composeLayout } from './compose/composeLayout';
import { composeSidebar } from './compose/composeSidebar';
import type { ComposeContext } from './compose/context';
import { indexSidebars } from './link/sidebarIndex';
import type { LoadedSite } from './loadSite';
import type { Client } from './output/client/buildClient';
import type { RenderSettings } from './render/renderSettings';

/** What pages are rendered with, and a context to compose them for each locale. */
export interface PreparedRender {
  readonly renderSettings: RenderSettings;
  /** Changes whenever any page would be rendered differently from the same document. */
  readonly key: string;
  readonly build: string;
  readonly contexts: readonly ComposeContext[];
  /** Shared files of the output by path: layouts, sidebars, scripts, the pixel font. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** Settings of the inline script; `src/browser/inline.ts` reads them. */
export interface InlineSettings {
  readonly entry: string;
  readonly colorMode: SiteLayout['colorMode'];
  readonly storageSuffix: string;
  readonly announcement: string | null;
}

export function prepareRender(loaded: LoadedSite, client: Client, compress: boolean): PreparedRender {
  const { site } = loaded;
  const { config, rules } = site;
  const crash = config.pictures.crash === undefined ? undefined : loaded.art.draw(config.pictures.crash);
  const pictures = {
    ...(loaded.logo === undefined ? {} : { logo: { src: loaded.logo, alt: '' } }),
    ...(crash === undefined ? {} : { crash: crash.still }),
  };
  const files: Record<string, string | Uint8Array> = {
    ...client.files,
    [client.font.path]: Buffer.from(client.font.base64, 'base64'),
  };
  const publish = (name: string, value: unknown): string => {
    const content = JSON.stringify(value);
    const path = `assets/${name}-${hash(content)}.json`;
    files[path] = content;
    return rules.baseUrl + path;
  };
  const wordFiles = Object.fromEntries(
    site.locales.map((locale) => [locale, publish(`words-${locale}`, loaded.wordsIn(locale).deferred)]),
  );
  const drafts = site.locales.map((locale) => {
    const { page: text, build: buildWords } = loaded.wordsIn(locale);
    return {
      locale,
      text,
      buildWords,
      layout: composeLayout({ site, locale }, text, wordFiles, loaded.announcement[locale] ?? [], pictures),
    };
  });
  const build = hash(
    client.entry,
    client.inlineScript,
    client.tabScript,
    client.homeScript,
    client.font.path,
    client.styles,
    JSON.stringify(drafts.map(({ layout }) => layout)),
  );
  const places = indexSidebars(site);
  const layouts: Record<string, SiteLayout> = {};
  const sidebars: Record<string, Sidebar> = {};

  const contexts = drafts.map(({ locale, text, buildWords, layout }): ComposeContext => {
    const whole: SiteLayout = { ...layout, build, font: rules.baseUrl + client.font.path };
    layouts[locale] = whole;
    const addresses = new Map<string, string>();
    for (const tree of site.sets
      .flatMap((set) => set.versions)
      .flatMap((version) => [...version.sidebars.values()])) {
      const sidebar = composeSidebar({ site, locale }, tree);
      const address = publish(`sidebar-${tree.id.replaceAll('/', '-')}-${locale}`, sidebar);
      sidebars[address] = sidebar;
      addresses.set(tree.id, address);
    }
    return {
      site,
      locale,
      htmlLang: whole.htmlLang,
      text,
      buildWords,
      build,
      layout: publish(`layout-${locale}`, whole),
      sidebars: addresses,
      places,
      history: loaded.history,
      references: loaded.references(locale),
      art: loaded.art,
    };
  });

  const glossaries: Record<string, GlossaryWords> = {};
  for (const context of contexts) {
    const glossary = composeGlossary(context, context.htmlLang);
    if (glossary !== undefined) glossaries[context.locale] = glossary;
  }

  const settings: InlineSettings = {
    entry: rules.baseUrl + client.entry,
    colorMode: config.colorMode,
    storageSuffix: config.storageSuffix,
    announcement: config.announcement?.closable === true ? config.announcement.id : null,
  };
  const favicon =
    config.favicon === undefined
      ? ''
      : `<link rel="icon" href="${escapeHtml(rules.baseUrl + config.favicon.slice(1))}">`;
  const renderSettings: RenderSettings = {
    inlineScript: `${client.inlineScript}start(${embedJson(settings)})`,
    tabScript: `${client.tabScript}chooseTabs(${embedJson(config.storageSuffix)})`,
    homeScript: config.baseUrlBanner ? client.homeScript : null,
    baseUrl: rules.baseUrl,
    stylePieces: client.stylePieces,
    styles: rules.baseUrl + client.styles,
    head: favicon,
    layouts,
    sidebars,
    glossaries,
    inFolders: config.trailingSlash !== false,
    compress,
  };
  return {
    renderSettings,
    key: hash(
      build,
      JSON.stringify(settings),
      renderSettings.head,
      String(compress),
      String(config.baseUrlBanner),
      JSON.stringify(glossaries),
    ),
    build,
    contexts,
    files,
  };
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
}
