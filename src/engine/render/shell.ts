import { documentPath } from '../../model/address';
import type { PageDocument } from '../../model/document';
import { embedJson, escapeHtml } from '../../model/escape';
import type { SiteLayout } from '../../model/layout';
import { pageStyles } from './pageStyles';
import type { RenderSettings } from './renderSettings';

export interface ShellOptions {
  /** The page stays as it is rendered: no documents belong to it that would bring it to life. */
  readonly isStatic?: boolean;
}

/** The HTML document around a rendered page: everything that React does not own. */
export function renderShell(
  page: PageDocument,
  rendered: string,
  layout: SiteLayout,
  renderSettings: RenderSettings,
  jsonLd: readonly object[],
  { isStatic = false }: ShellOptions = {},
): string {
  const { head, body } = splitHoisted(rendered);
  const { colorMode } = layout;
  const choice = colorMode.respectSystem ? 'system' : colorMode.default;
  const data = jsonLd.map((entry) => `<script type="application/ld+json">${embedJson(entry)}</script>`);
  const feeds = layout.feeds.map(
    (feed) =>
      `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`,
  );
  const { homeScript } = renderSettings;
  const message =
    page.kind === 'home' && homeScript !== null ? misplaced(layout, renderSettings.baseUrl, homeScript) : '';
  const documents = isStatic ? '' : documentAddresses(page, layout, renderSettings);
  const inBody = `${message}<div id="site" data-build="${page.build}"${documents}>${body}</div>`;
  return [
    '<!doctype html>',
    `<html lang="${layout.htmlLang}" dir="${layout.direction}" data-theme="${colorMode.default}" data-theme-choice="${choice}" data-has-hydrated="false">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // A slow line or processor shows no half of a page, whose parts move as others come. The first
    // flight of TCP carries all of it.
    '<link rel="expect" href="#end" blocking="render">',
    `<script>${renderSettings.inlineScript}${inBody.includes(' data-tab-group=') ? `;${renderSettings.tabScript}` : ''}</script>`,
    `<style>${pageStyles(renderSettings.stylePieces, inBody)}</style>`,
    head,
    renderSettings.head,
    ...feeds,
    ...data,
    '</head><body>',
    inBody,
    '<i id="end" hidden></i>',
    '</body></html>',
  ].join('');
}

/** The hidden message for when the scripts do not come, e.g. below a wrong base path (ERR-08). */
function misplaced({ site, text }: SiteLayout, baseUrl: string, script: string): string {
  const { title, network, reload, hint } = text.misplaced;
  const path = (value: string) => `<code>${escapeHtml(value)}</code>`;
  const withPaths = escapeHtml(hint).replace('{base}', path(baseUrl)).replace('{suggestion}', path(''));
  const below = site.home.slice(baseUrl.length - 1, -1).replace('/', '\\/');
  return [
    `<div id="misplaced" role="alert" hidden><p>${escapeHtml(title)}</p>`,
    // The empty address is that of the page itself.
    `<p>${escapeHtml(network)}</p><p><a href="">${escapeHtml(reload)}</a></p><p>${withPaths}</p></div>`,
    `<script>${script}warn(/(${below})?(\\/index(\\.html)?)?\\/?$/)</script>`,
  ].join('');
}

/** Where the browser finds the documents that hydrate the page. */
function documentAddresses(page: PageDocument, layout: SiteLayout, { styles }: RenderSettings): string {
  const homes = layout.locales.map((locale) => locale.home);
  const own = page.kind === 'notFound' ? `${layout.site.home}404.json` : documentPath(page.route, homes);
  const sidebar = page.sidebar === undefined ? '' : ` data-sidebar="${escapeHtml(page.sidebar)}"`;
  return ` data-document="${escapeHtml(encodeURI(own))}" data-layout="${escapeHtml(page.layout)}" data-styles="${escapeHtml(styles)}"${sidebar}`;
}

/**
 * React puts titles, metas and links first, whatever component made them, when the root is not a
 * whole document. They belong into the head.
 */
function splitHoisted(rendered: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered);
  const length = match?.[0].length ?? 0;
  return { head: rendered.slice(0, length), body: rendered.slice(length) };
}
