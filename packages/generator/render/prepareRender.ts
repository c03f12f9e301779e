import type { SharedParts } from '../compose/composeShared';
import type { Site } from '../link/site';
import { embedJson, escapeHtml } from '../model/escape';
import type { Client } from '../output/client/buildClient';
import type { RenderSettings } from './renderSettings';

/** The settings that all pages of a site are rendered with. */
export function prepareRender(
  { config, rules, mode }: Site,
  { layouts, sidebars }: SharedParts,
  client: Client,
): RenderSettings {
  const { announcement } = config;
  const hidesAnnouncement =
    announcement?.closable === true
      ? `;${client.announcementScript}(${embedJson(announcement.id)},${embedJson(config.storageSuffix)})`
      : '';
  return {
    inlineScript: `${client.inlineScript}(${config.colorMode.switch},${embedJson(config.storageSuffix)})${hidesAnnouncement}`,
    tabScript: `${client.tabScript}(${embedJson(config.storageSuffix)})`,
    homeScript: config.baseUrlBanner ? client.homeScript : null,
    baseUrl: rules.baseUrl,
    modules: client.modules.map((path) => rules.baseUrl + path),
    deferredModules: client.deferredModules.map((path) => rules.baseUrl + path),
    stylePieces: client.stylePieces,
    styles: rules.baseUrl + client.styles,
    head: headTags(config, rules.baseUrl),
    layouts,
    sidebars,
    inFolders: config.trailingSlash !== false,
    hasPolicy: mode !== 'development',
    sites: config.additions.allow,
    precompress: config.precompress,
  };
}

/** Tags that the settings add to every page's head. */
function headTags({ favicon, colors, additions }: Site['config'], baseUrl: string): string {
  const icon =
    favicon === undefined ? '' : `<link rel="icon" href="${escapeHtml(baseUrl + favicon.slice(1))}">`;
  const tags = additions.head.map((tag) =>
    'meta' in tag ? element('meta', tag.meta) : element('link', tag.link),
  );
  const changed = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  // Outside all layers, so that it overrides the tokens in both modes.
  const styles = changed.length === 0 ? '' : `<style>:root{${changed.join(';')}}</style>`;
  return [icon, styles, ...tags].join('');
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
