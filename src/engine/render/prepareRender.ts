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

/** @param compress whether pages get `.br` files */
export function prepareRender(
  { config, rules, mode }: Site,
  { build, contexts, layouts, sidebars }: SharedParts,
  client: Client,
  compress: boolean,
  features: readonly RenderHooks[],
): PreparedRender {
  const words: Record<string, Record<string, unknown>> = {};
  for (const { articles } of features) {
    if (articles === undefined) continue;
    const entries = contexts.map((context) => [context.locale, articles.compose(context)] as const);
    words[articles.name] = Object.fromEntries(entries.filter(([, composed]) => composed !== undefined));
  }
  const settings: InlineSettings = {
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
    tabScript: `${client.tabScript}restoreTabs(${embedJson(config.storageSuffix)})`,
    homeScript: config.baseUrlBanner ? client.homeScript : null,
    baseUrl: rules.baseUrl,
    modules: client.modules.map((path) => rules.baseUrl + path),
    stylePieces: client.stylePieces,
    styles: rules.baseUrl + client.styles,
    head: favicon,
    layouts,
    sidebars,
    words,
    inFolders: config.trailingSlash !== false,
    hasPolicy: mode === 'production',
    compress,
  };
  const parts = [
    build,
    JSON.stringify(settings),
    favicon,
    String(compress),
    String(config.baseUrlBanner),
    JSON.stringify(words),
  ];
  const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
  return { renderSettings, key };
}
