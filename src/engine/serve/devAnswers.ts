import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { preparePageView } from '../../app/PageView';
import { hasMarkdownFile, pageMarkdown } from '../../features/markdown-files/engine/pageMarkdown';
import { cleanPath } from '../../model/address';
import { composeNotFoundPage, composePage, composeRedirect, type PageJob } from '../compose/composePage';
import type { ComposeContext } from '../compose/context';
import { routeOfAddress } from '../link/routeOfAddress';
import type { LoadedSite } from '../loadSite';
import type { TreeStore } from '../output/treeStore';
import type { PreparedRender } from '../prepareRender';
import { fillTrees } from '../render/fillTrees';
import { redirectPage } from '../render/redirectPages';
import { renderHtml } from '../render/renderPage';

/** A site as it was last read without error. */
export interface DevState {
  readonly loaded: LoadedSite;
  readonly prepared: PreparedRender;
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
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A file that the build would write or copy; `undefined` if the path is none. */
export function answerFile({ prepared, loaded }: DevState, path: string): Answer | undefined {
  const name = path.slice(loaded.site.config.baseUrl.length);
  const type = types[extname(name)] ?? 'application/octet-stream';
  const content =
    prepared.files[name] ?? (loaded.art.files.get(name) ?? loaded.art.exported.get(name))?.draw();
  if (content !== undefined) return { status: 200, type, content };
  for (const [from, to] of loaded.assets.copies) {
    if (to === name) return { status: 200, type, content: readFileSync(from) };
  }
  return undefined;
}

/** The page or the page document at a path, composed and rendered now. */
export async function answerPage(state: DevState, path: string, store: TreeStore): Promise<Answer> {
  const isDocument = path.endsWith('.json');
  const isTwin = path.endsWith('.md');
  const isFile = isDocument || isTwin;
  const address = cleanPath(decodeURI(isFile ? path.replace(/(\/index)?\.(json|md)$/, '') || '/' : path));
  const context = contextAt(state, address);
  const route = routeOfAddress(state.loaded.site, address);
  const found = jobAt(context, route);
  if (found === undefined && isFile && route !== '/404') {
    return { status: 404, type: 'text/plain', content: 'Not found' };
  }
  const job = found ?? composeNotFoundPage(context);
  const page = fillTrees(job, store, context, state.prepared.renderSettings.glossaries[context.locale]);
  await preparePageView(page);
  if (isDocument) return { status: 200, type: 'application/json', content: JSON.stringify(page) };
  const layout = state.prepared.renderSettings.layouts[page.locale];
  if (isTwin && hasMarkdownFile(page) && layout !== undefined)
    return { status: 200, type: 'text/markdown', content: pageMarkdown(page, layout) };
  const status = found === undefined ? 404 : 200;
  const content =
    page.kind === 'redirect'
      ? redirectPage(page.to, state.loaded.site.config.url, context.htmlLang, page.noIndex === true)
      : renderHtml(page, state.prepared.renderSettings, job.jsonLd);
  return { status, type: 'text/html', content };
}

function jobAt(context: ComposeContext, route: string): PageJob | undefined {
  const page = context.site.pages.get(route);
  if (page !== undefined) return composePage(context, page);
  const target = context.site.redirects.get(route);
  return target === undefined ? undefined : composeRedirect(context, route, target);
}

function contextAt({ prepared, loaded }: DevState, address: string): ComposeContext {
  const { baseUrl, defaultLocale } = loaded.site.rules;
  const rest = `${address.slice(baseUrl.length - 1)}/`;
  const prefixed = loaded.site.locales.find((code) => code !== defaultLocale && rest.startsWith(`/${code}/`));
  const context = prepared.contexts.find((candidate) => candidate.locale === (prefixed ?? defaultLocale));
  if (context === undefined) throw new Error('The site has no default locale');
  return context;
}
