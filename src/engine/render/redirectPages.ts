import type { PageDocument } from '../../model/document';
import { embedJson, escapeHtml } from '../../model/escape';

/**
 * The page at an old address: goes on at once, with or without scripts. Query and hash are carried
 * along, unless the target has its own hash (RT-05).
 * @param noIndex whether search engines are kept from the whole site
 */
export function redirectPage(to: string, origin: string, htmlLang: string, noIndex: boolean): string {
  const target = escapeHtml(to);
  const [path = '', hash] = to.split('#');
  const keptHash = hash === undefined ? 'location.hash' : embedJson(`#${hash}`);
  const script = `location.replace(${embedJson(path)}+location.search+${keptHash})`;
  return [
    '<!doctype html>',
    `<html lang="${htmlLang}"><head><meta charset="utf-8">`,
    noIndex ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeHtml(new URL(path, origin).href)}">`,
    '<link rel="icon" href="data:,">',
    `<title>${target}</title><script>${script}</script></head>`,
    `<body><a href="${target}">${target}</a></body></html>`,
  ].join('');
}

/** Where a redirect document leads. */
export function redirectTarget(page: PageDocument): string | undefined {
  return page.kind === 'redirect' ? page.to : undefined;
}
