import { extname } from 'node:path';
import {
  composeChangesPage,
  composeNotFoundPage,
  composePage,
  composeRedirect,
  type PageJob,
} from './compose/composePage';
import type { SharedParts } from './compose/composeShared';
import type { ComposeContext } from './compose/context';
import type { Feature } from './feature';
import type { LinkedSite } from './link/link';
import { routeOfAddress } from './link/routeOfAddress';
import { changesRoute } from './link/translationChanges';
import { cleanPath } from './model/address';
import { decodePath } from './model/escape';
import type { Client } from './output/client/buildClient';
import type { SharedFiles } from './output/outputFiles';
import { readShared } from './output/writeFiles';
import { redirectPage } from './render/redirectPages';
import { renderHtml } from './render/renderPage';
import { findLayout, type RenderSettings } from './render/renderSettings';

/** A site as it was last read without error. */
export interface DevState {
  readonly linked: LinkedSite;
  readonly client: Client;
  readonly shared: SharedParts;
  readonly renderSettings: RenderSettings;
  /** Files that features make of all pages; composed when it is first asked for. */
  readonly featureFiles: () => Promise<SharedFiles>;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly content: string | Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.htm': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** The file of a build that a path below the site's base leads to; `undefined` if it is none of `files`. */
export async function answerFile(files: SharedFiles, path: string): Promise<Answer | undefined> {
  const file = files.get(path);
  const content = file === undefined ? undefined : await readShared(file);
  return content === undefined
    ? undefined
    : { status: 200, type: types[extname(path)] ?? 'application/octet-stream', content };
}

/** The answer for a path: a page, its document or a file beside it, composed and rendered now. */
export async function answerPage(
  state: DevState,
  path: string,
  features: readonly Feature[],
): Promise<Answer | undefined> {
  const { site } = state.linked;
  const { renderSettings } = state;
  const isDocument = path.endsWith('.json');
  const name = decodePath(path).slice(site.rules.baseUrl.length);
  const isHtml = !/\.(json|md)$/.test(name);
  const address = cleanPath(decodePath(isHtml ? path : path.replace(/(\/index)?\.(json|md)$/, '') || '/'));
  const context = contextAt(state, address);
  const route = routeOfAddress(site, address);
  const found = jobAt(context, route);
  if (found === undefined && route !== '/404') return undefined;
  const job = found ?? composeNotFoundPage(context);
  const { document: page } = job;
  if (isDocument) return { status: 200, type: 'application/json', content: JSON.stringify(page) };
  for (const { beside } of isHtml ? [] : features)
    if (beside !== undefined && beside.path(job.output, page) === name)
      return {
        status: 200,
        type: beside.type,
        content: beside.render(page, findLayout(page, renderSettings)),
      };
  const content =
    page.kind === 'redirect'
      ? redirectPage(page, renderSettings)
      : await renderHtml(page, renderSettings, job.jsonLd);
  return { status: found === undefined ? 404 : 200, type: 'text/html', content };
}

/** Page Not Found in the language of a path; a short text where a document or another file is missing. */
export async function answerNotFound(state: DevState, path: string): Promise<Answer> {
  if (/\.(json|md)$/.test(path)) return { status: 404, type: 'text/plain', content: 'Not found' };
  const context = contextAt(state, cleanPath(decodePath(path)));
  const { document, jsonLd } = composeNotFoundPage(context);
  const content = await renderHtml(document, state.renderSettings, jsonLd);
  return { status: 404, type: 'text/html', content };
}

function jobAt(context: ComposeContext, route: string): PageJob | undefined {
  const page = context.site.pages.get(route);
  if (page !== undefined) return composePage(context, page);
  const changed = [...context.site.pages.values()].find(
    (candidate) => changesRoute(candidate.route) === route,
  );
  if (changed !== undefined) return composeChangesPage(context, changed);
  const target = context.site.redirects.get(route);
  return target === undefined ? undefined : composeRedirect(context, route, target);
}

function contextAt({ shared, linked }: DevState, address: string): ComposeContext {
  const { baseUrl, defaultLocale } = linked.site.rules;
  const rest = `${address.slice(baseUrl.length - 1)}/`;
  const prefixed = linked.site.locales.find((code) => code !== defaultLocale && rest.startsWith(`/${code}/`));
  const context = shared.contexts.find((candidate) => candidate.locale === (prefixed ?? defaultLocale));
  if (context === undefined) throw new Error('The site has no default locale');
  return context;
}
