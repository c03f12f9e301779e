import type { PageDocument } from '../model/document';
import { embedJson, escapeHtml } from '../model/escape';
import { addContentPolicy } from './contentPolicy';
import { findLayout, type RenderSettings } from './renderSettings';

/**
 * The page of a redirect, which works with and without scripts. Query and hash are kept, unless the target has its
 * own hash (RT-05).
 * @throws Error if the document is not a redirect
 */
export function redirectPage(page: PageDocument, renderSettings: RenderSettings): string {
  if (page.kind !== 'redirect') throw new Error(`${page.route} is no redirect`);
  const { to } = page;
  const { htmlLang, site } = findLayout(page, renderSettings);
  const target = escapeHtml(to);
  const [path = '', hash] = to.split('#');
  const keptHash = hash === undefined ? 'location.hash' : embedJson(`#${hash}`);
  const script = `location.replace(${embedJson(path)}+location.search+${keptHash})`;
  const html = [
    '<!doctype html>',
    `<html lang="${htmlLang}"><head><meta charset="utf-8">`,
    page.noIndex === true ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeHtml(new URL(path, site.origin).href)}">`,
    '<link rel="icon" href="data:,">',
    `<title>${target}</title><script>${script}</script></head>`,
    `<body><a href="${target}">${target}</a></body></html>`,
  ].join('');
  return renderSettings.hasPolicy ? addContentPolicy(html, renderSettings.sites) : html;
}
