import { documentPath } from '../model/address';
import { type HomeBody, isDeferred, type PageDocument } from '../model/document';
import { embedJson, escapeHtml } from '../model/escape';
import type { SiteLayout } from '../model/layout';
import { faceOf } from '../model/pageFace';
import { addContentPolicy } from './contentPolicy';
import { firstBelowScreen } from './firstScreen';
import { pageStyles } from './pageStyles';
import type { RenderSettings } from './renderSettings';
import { extractStyleAttributes } from './styleAttributes';

export interface ShellOptions {
  /** Whether the page is never hydrated and has no documents. */
  readonly isStatic?: boolean;
}

/** The HTML document around a rendered page: everything outside React. */
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
    page.kind === 'home' && homeScript !== null
      ? misplaced(page, layout, renderSettings.baseUrl, homeScript)
      : '';
  const { modules, deferredModules } = renderSettings;
  const documents = isStatic ? [] : documentParts(page, layout, renderSettings);
  const styles = isStatic ? '' : ` data-styles="${escapeHtml(renderSettings.styles)}"`;
  const held = renderSettings.hasPolicy ? extractStyleAttributes(body) : { html: body, styles: '' };
  const inBody = `${message}<div id="site" data-build="${page.build}"${styles}>${held.html}</div>${isStatic ? '' : incomplete(layout)}`;
  const html = [
    '<!doctype html>',
    `<html lang="${layout.htmlLang}" dir="${layout.direction}" data-theme="${colorMode.default}" data-theme-choice="${choice}" data-hour="0" data-has-hydrated="false">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Early: on a slow line the first packet of the page arrives long before its last.
    isStatic ? '' : preloads(isDeferred(page) ? [...modules, ...deferredModules] : modules, documents),
    // Even on a slow line or processor the first screen appears as a whole, so that its parts do not move.
    `<link rel="expect" href="#${escapeHtml(encodeURI(firstBelowScreen(page)))}" blocking="render">`,
    // Before the script, which takes the font from it.
    `<style>${pageStyles(renderSettings.stylePieces, `<html dir="${layout.direction}">${inBody}${held.styles}`)}${held.styles}${fontRule(page)}</style>`,
    `<script>${renderSettings.inlineScript}${inBody.includes(' data-tab-group=') ? `;${renderSettings.tabScript}` : ''}</script>`,
    // Not waited for: of the rest of the styles, only paper and chosen colours need some at once.
    isStatic
      ? ''
      : `<link rel="stylesheet" media="print, (forced-colors: active)" href="${escapeHtml(renderSettings.styles)}">`,
    head,
    renderSettings.head,
    layout.manifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(layout.manifest)}">`,
    ...feeds,
    ...data,
    '</head><body>',
    inBody,
    '<i id="end" hidden></i>',
    '</body></html>',
  ].join('');
  return renderSettings.hasPolicy ? addContentPolicy(html, renderSettings.sites) : html;
}

/** The font of the title, for browsers without scripts, and for `browser/inline.ts`. */
function fontRule(page: PageDocument): string {
  const [family, face] = faceOf(page) ?? [];
  return face === undefined
    ? ''
    : `@font-face{font-family:${family};src:url(data:font/woff2;base64,${face})}`;
}

/** The hidden message for when scripts do not load, for example because of a wrong base path (ERR-08). */
function misplaced({ words }: HomeBody, { site, text }: SiteLayout, baseUrl: string, script: string): string {
  const { title, network, reload } = text.misplaced;
  const path = (value: string) => `<code>${escapeHtml(value)}</code>`;
  const withPaths = escapeHtml(words.basePathHint)
    .replace('{base}', path(baseUrl))
    .replace('{suggestion}', path(''));
  const below = site.home.slice(baseUrl.length - 1, -1).replace('/', '\\/');
  return [
    `<div id="misplaced" role="alert" hidden><p>${escapeHtml(title)}</p>`,
    // The empty address is that of the page itself.
    `<p>${escapeHtml(network)}</p><p><a href="">${escapeHtml(reload)}</a></p><p>${withPaths}</p></div>`,
    `<script>${script}(/(${below})?(\\/index(\\.html)?)?\\/?$/)</script>`,
  ].join('');
}

/**
 * A message that the page is not interactive. Styles show it some time after hydration should have happened
 * (`base.css`), since no script may have loaded.
 */
function incomplete({ text }: SiteLayout): string {
  const { title, reload } = text.misplaced;
  return `<p id="incomplete" role="alert">${escapeHtml(title)} <a href="">${escapeHtml(reload)}</a></p>`;
}

/** A JSON document that hydrates the page. */
interface DocumentPart {
  /** The name by which the client finds it. */
  readonly name: 'page' | 'layout' | 'sidebar';
  readonly address: string;
  /** Length of its JSON in UTF-16 units: the client rejects an answer of another length. */
  readonly length: number;
}

/** The documents that hydrate the page. */
function documentParts(
  page: PageDocument,
  layout: SiteLayout,
  { sidebars }: RenderSettings,
): readonly DocumentPart[] {
  const homes = layout.locales.map((locale) => locale.home);
  const own = page.kind === 'notFound' ? `${layout.site.home}404.json` : documentPath(page.route, homes);
  return [
    { name: 'page', address: encodeURI(own), length: JSON.stringify(page).length },
    { name: 'layout', address: page.layout, length: jsonLength(layout) },
    ...(page.sidebar === undefined
      ? []
      : [
          {
            name: 'sidebar',
            address: page.sidebar,
            length: jsonLength(sidebars[page.sidebar] ?? {}),
          } as const,
        ]),
  ];
}

const jsonLengths = new WeakMap<object, number>();

/** Cached, since many pages share these documents. */
function jsonLength(shared: object): number {
  const known = jsonLengths.get(shared) ?? JSON.stringify(shared).length;
  jsonLengths.set(shared, known);
  return known;
}

/**
 * Preloads for hydration, requested while the page still loads: modules by the browser's preload scanner, documents
 * by the script behind them (`browser/inline.ts`), since Safari would fetch a preloaded document twice. The client
 * finds the documents by these names.
 */
function preloads(modules: readonly string[], documents: readonly DocumentPart[]): string {
  const href = (address: string) => `href="${escapeHtml(address)}"`;
  return [
    ...modules.map((address) => `<link rel="modulepreload" fetchpriority="low" ${href(address)}>`),
    ...documents.map(
      ({ name, address, length }) =>
        `<meta name="part-${name}" content="${escapeHtml(address)}" data-length="${length}">`,
    ),
  ].join('');
}

/**
 * React puts titles, metas and links first, whichever component rendered them, when the root is not a whole document.
 * They belong in the head.
 */
function splitHoisted(rendered: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered);
  const length = match?.[0].length ?? 0;
  return { head: rendered.slice(0, length), body: rendered.slice(length) };
}
