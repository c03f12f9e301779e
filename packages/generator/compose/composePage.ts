import type { Page } from '../link/site';
import { changesRoute } from '../link/translationChanges';
import { type ParsedFile, translationIn } from '../load/content';
import { hrefOf, outputPath } from '../model/address';
import type { PageDocument } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import { composeChanges } from './composeChanges';
import { absolute, type ComposeContext, type Composed, href, words } from './context';
import { facedHeads, facedMarks, facedTitle } from './facedText';
import type { SharePicture } from './hooks';
import { composeBody } from './pageKinds';
import { composeNotFound } from './standalone';

/** A page document, and what rendering it needs besides. */
export interface PageJob {
  /** Path in the output without ending (`outputPath`). */
  readonly output: string;
  readonly document: PageDocument;
  readonly jsonLd: readonly object[];
  /** The picture for sharing it that is to be drawn. */
  readonly share?: SharePicture;
}

/** The job of a page in the locale of the context. */
export function composePage(context: ComposeContext, page: Page): PageJob {
  return finish(context, page.route, composeBody(context, page));
}

/** The job of the locale's Page Not Found. */
export function composeNotFoundPage(context: ComposeContext): PageJob {
  const job = finish(context, '/404', composeNotFound(context));
  const homes = Object.fromEntries(
    context.site.locales.map((locale) => [locale, hrefOf('/', locale, context.site.rules)]),
  );
  return { ...job, document: { ...job.document, alternates: homes } };
}

/** The job of the page that shows what the translation of a page lacks; `undefined` if it lacks nothing. */
export function composeChangesPage(context: ComposeContext, page: Page): PageJob | undefined {
  if (!('files' in page)) return undefined;
  const { file } = translationIn<ParsedFile>(page.files, context.locale);
  const behind = context.translationChanges.get(file);
  if (behind === undefined) return undefined;
  const job = finish(context, changesRoute(page.route), composeChanges(context, page, behind));
  // In other languages there is the page itself.
  const { locales, rules } = context.site;
  const elsewhere = locales.map((locale) => [locale, hrefOf(page.route, locale, rules)]);
  const alternates = { ...Object.fromEntries(elsewhere), [context.locale]: job.document.route };
  return { ...job, document: { ...job.document, alternates } };
}

/** The document of a redirect; its HTML is made elsewhere. */
export function composeRedirect(context: ComposeContext, from: string, to: string): PageJob {
  const [path = '/', hash] = to.split('#');
  const target = href(context, path) + (hash === undefined ? '' : `#${hash}`);
  return finish(context, from, { body: { kind: 'redirect', to: target }, title: '', description: '' });
}

function finish(context: ComposeContext, route: string, composed: Composed): PageJob {
  const { site, locale } = context;
  const address = href(context, route);
  const { config } = site;
  const [share] = context.features.flatMap(
    ({ sharePicture }) => sharePicture?.(context, route, composed) ?? [],
  );
  const imagePath = share?.path ?? config.image?.slice(1);
  const document: PageDocument = {
    build: context.build,
    locale,
    route: address,
    title: composed.title,
    description: composed.description,
    alternates: Object.fromEntries(site.locales.map((other) => [other, hrefOf(route, other, site.rules)])),
    ...omitUndefined({
      image: imagePath && absolute(context, site.rules.baseUrl + imagePath),
      layout: context.layout,
      noIndex: config.noIndex || undefined,
    }),
    ...composed.more,
    ...composed.body,
  };
  const changed = changeArticle(context, document);
  const headlineFace = changed.kind === 'home' ? context.headlineFace(changed.headline) : undefined;
  const marks = facedMarks(changed);
  // One font is what the HTML has room for: beside that of a headline, the other comes with the client. Where it lacks
  // a character of the titles, there is none.
  const faces =
    headlineFace === undefined
      ? { face: context.pageFace(facedTitle(changed), marks, context.htmlLang.startsWith('zh') || undefined) }
      : {
          headlineFace,
          markFace: context.pageFace(facedHeads(changed, words(context, config.title)), marks),
        };
  return omitUndefined({
    output: outputPath(route, locale, site.rules.defaultLocale),
    document: { ...changed, ...omitUndefined(faces) },
    jsonLd: composed.jsonLd ?? [],
    share,
  });
}

function changeArticle({ articleChanges }: ComposeContext, document: PageDocument): PageDocument {
  if (!('article' in document)) return document;
  const { article } = document;
  const tree = articleChanges.reduce((changed, change) => change(changed, document), article.tree);
  return { ...document, article: { ...article, tree } };
}
