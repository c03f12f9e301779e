import { createHash } from 'node:crypto';
import { embedJson, escapeHtml } from '../../model/escape';
import type { SiteLayout } from '../../model/layout';
import type { SharedParts } from '../compose/composeShared';
import type { Site } from '../link/site';
import type { Client } from '../output/client/buildClient';
import type { RenderHooks } from './hooks';
import type { RenderSettings } from './renderSettings';

/** What pages are rendered with. */
export interface PreparedRender {
  readonly renderSettings: RenderSettings;
  /** Changes whenever any page would be rendered differently from the same document. */
  readonly key: string;
}

/** Settings of the inline script; `src/browser/inline.ts` reads them. */
interface InlineSettings {
  readonly colorMode: SiteLayout['colorMode'];
  readonly storageSuffix: string;
  readonly announcement: string | null;
}

export function prepareRender(
  { config, rules, mode }: Site,
  { build, contexts, layouts, sidebars }: SharedParts,
  client: Client,
  features: readonly RenderHooks[],
): PreparedRender {
  const words: Record<string, Record<string, unknown>> = {};
  for (const { articles } of features) {
    if (articles === undefined) continue;
    const entries = contexts.map((context) => [context.locale, articles.compose(context)] as const);
    words[articles.name] = Object.fromEntries(entries.filter(([, composed]) => composed !== undefined));
  }
  const exhibitWords = Object.fromEntries(contexts.map((context) => [context.locale, context.exhibitWords]));
  const settings: InlineSettings = {
    colorMode: config.colorMode,
    storageSuffix: config.storageSuffix,
    announcement: config.announcement?.closable === true ? config.announcement.id : null,
  };
  const head = headTags(config, rules.baseUrl);
  const renderSettings: RenderSettings = {
    inlineScript: `${client.inlineScript}start(${embedJson(settings)})`,
    tabScript: `${client.tabScript}restoreTabs(${embedJson(config.storageSuffix)})`,
    homeScript: config.baseUrlBanner ? client.homeScript : null,
    baseUrl: rules.baseUrl,
    modules: client.modules.map((path) => rules.baseUrl + path),
    deferredModules: client.deferredModules.map((path) => rules.baseUrl + path),
    stylePieces: client.stylePieces,
    styles: rules.baseUrl + client.styles,
    head,
    layouts,
    sidebars,
    exhibitWords,
    words,
    inFolders: config.trailingSlash !== false,
    hasPolicy: mode !== 'development',
    sites: config.additions.allow,
    precompress: config.precompress,
  };
  const parts = [
    build,
    JSON.stringify(settings),
    head,
    JSON.stringify(config.additions.allow),
    String(config.precompress),
    String(config.baseUrlBanner),
    JSON.stringify(exhibitWords),
    JSON.stringify(words),
  ];
  const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
  return { renderSettings, key };
}

/** What the settings put into the head of every page. */
function headTags({ favicon, colors, additions }: Site['config'], baseUrl: string): string {
  const icon =
    favicon === undefined ? '' : `<link rel="icon" href="${escapeHtml(baseUrl + favicon.slice(1))}">`;
  const tags = additions.head.map((tag) =>
    'meta' in tag ? element('meta', tag.meta) : element('link', tag.link),
  );
  const changed = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  // Outside of all layers, so that it wins over the tokens, in both modes.
  const styles = changed.length === 0 ? '' : `<style>:root{${changed.join(';')}}</style>`;
  return [icon, styles, ...tags].join('');
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
