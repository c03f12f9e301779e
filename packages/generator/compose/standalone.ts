import { docTitle } from '../link/docSets';
import { routeOfAddress } from '../link/routeOfAddress';
import type { Page, PageOf, StandalonePage } from '../link/site';
import { chooseTitle, type ParsedFile, translationIn } from '../load/content';
import { type ArtPicture, altOf, showIn } from '../model/art';
import type { HomeLink, HomeStep, LinkItem, Offer, Sale } from '../model/document';
import type { HomeFile } from '../model/frontMatter';
import type { Landscape, Place } from '../model/landscape';
import { omitUndefined } from '../model/omitUndefined';
import { fill } from '../model/text';
import type { TreeNode } from '../model/tree';
import { chooseDescription, composeArticle, composeTextFacts } from './article';
import { chooseCardPicture, largestAbove } from './cardPicture';
import { nameSidebarNode } from './composeSidebar';
import { composeFigure } from './composeTree';
import { type ComposeContext, type Composed, href, siteHref, words } from './context';
import { joinParts } from './hooks';
import { postTitle } from './postParts';
import { composeAppData } from './structuredData';

/** A page that belongs to no set: terms, privacy and the like (RT-07). */
export function composeStandalone(context: ComposeContext, page: StandalonePage): Composed {
  const file = translationIn(page.files, context.locale);
  const title = chooseTitle(file, page.route);
  const article = composeArticle(context, page.files, title);
  return {
    body: {
      kind: 'page',
      ...(page.sheet && { sheet: true }),
      ...omitUndefined({ place: composePlace(context, page.cast) }),
      ...joinParts(context.features.map(({ standalone }) => standalone?.(context, page))),
      article,
    },
    title,
    description: chooseDescription(file),
    more: composeTextFacts(context, page, page.unlisted),
  };
}

/** A link of `home.yaml`, which may name its picture. */
type NamedLink = Omit<HomeLink, 'picture'> & { readonly picture?: string | undefined };

/** The designed home page, from `home.yaml` (RT-08). */
export function composeHome(context: ComposeContext, page: PageOf<'home'>): Composed {
  if (context.site.home === undefined) throw new Error(`${page.source} is missing`);
  const home = translationIn(context.site.home, context.locale).value;
  const linked = <T extends { readonly href: string }>(item: T): T => ({
    ...item,
    href: siteHref(context, item.href),
  });
  const pageAt = (address: string): Page | undefined => {
    const [path = ''] = address.split('#');
    return context.site.pages.get(routeOfAddress(context.site, path));
  };
  const pictured = ({ title, text, href: to, picture: named }: NamedLink): HomeLink => {
    const page = pageAt(to);
    const doc = page?.kind === 'doc' ? page : undefined;
    const picture =
      named === undefined
        ? doc && chooseCardPicture(context, doc, largestAbove)
        : homePicture(context, named);
    return { ...linked({ title, text, href: to }), ...omitUndefined({ picture }) };
  };
  const news = home.news.map((link) => {
    const page = pageAt(link.href);
    const version =
      page?.kind === 'doc'
        ? context.features.flatMap(({ newestVersion }) => newestVersion?.(context, page) ?? [])[0]
        : undefined;
    return pictured(version === undefined ? link : { ...link, text: fill(link.text, { version }) });
  });
  const shown = (steps: HomeFile['steps'], kind: 'figure' | 'exhibit'): readonly HomeStep[] =>
    steps.flatMap((step) => {
      const page = pageAt(step.href);
      if (page === undefined || !('files' in page)) return [];
      const file = translationIn<ParsedFile>(page.files, context.locale);
      const id = step.href.split('#')[1] ?? '';
      return [{ ...linked(step), tree: composeFigure(context, file, id, kind) }];
    });
  const gallery = home.gallery.flatMap(({ picture: name, ...link }) => {
    const picture = context.art.draw(name)?.still;
    return picture === undefined ? [] : [{ ...linked(link), picture }];
  });
  const [steps, recordings, works] = [
    shown(home.steps, 'exhibit'),
    shown(home.recordings, 'figure'),
    shown(home.works, 'figure'),
  ];
  const [ownScene] = context.features.flatMap(({ homeScene }) => {
    const scene = homeScene?.(context);
    return scene === undefined ? [] : [scene];
  });
  return {
    body: omitUndefined({
      kind: 'home',
      words: context.pageWords.homePage,
      scene: ownScene ?? composeScene(context, context.site.config.pictures.home),
      landscape: composeLandscape(context),
      headline: home.headline,
      lead: home.lead,
      actions: home.actions.map(linked),
      statements: home.statements,
      signs: home.signs === undefined ? undefined : homePicture(context, home.signs),
      sale: home.sale && composeSale(context, home.sale),
      platforms: home.platforms.map(pictured),
      ...(gallery.length > 0 && { gallery }),
      steps,
      ...(recordings.length > 0 && { recordings }),
      ...(works.length > 0 && { works }),
      news,
      guides: home.guides.map(pictured),
      answers: home.answers.map(linked),
      asking: home.asking === undefined ? undefined : homePicture(context, home.asking),
    }),
    title: '',
    description: home.description,
    jsonLd: composeAppData(context, home.description),
  };
}

/** The first frame of a piece, whose file has all frames. */
function homePicture({ art }: ComposeContext, name: string): ArtPicture | undefined {
  const piece = art.draw(name);
  return piece && { ...piece.still, src: (piece.sheet ?? piece.still).src };
}

function composeSale(
  context: ComposeContext,
  { dated, picture, ...always }: NonNullable<HomeFile['sale']>,
): Sale {
  const offer = <T extends Offer>(written: T): T => ({
    ...written,
    link: { ...written.link, href: siteHref(context, written.link.href) },
  });
  return {
    ...offer(always),
    ...omitUndefined({ picture: picture === undefined ? undefined : homePicture(context, picture) }),
    ...(dated && { dated: offer(dated) }),
  };
}

/** Page Not Found, with links to the main doc of each set or to what the settings name (RT-02, DOC-10). */
export function composeNotFound(context: ComposeContext): Composed {
  const { config, sets } = context.site;
  const mains = sets.flatMap((set) => (set.latest.main === undefined ? [] : [set.latest.main]));
  const routes = config.notFoundLinks.length > 0 ? config.notFoundLinks : mains;
  const links = routes.flatMap((route): LinkItem[] => {
    const page = context.site.pages.get(routeOfAddress(context.site, route));
    return page === undefined
      ? []
      : [{ label: nameLinkedPage(context, page), href: href(context, page.route) }];
  });
  const { notFound } = context.pageWords;
  return {
    body: omitUndefined({
      kind: 'notFound',
      words: notFound,
      place: composePlace(context, config.pictures.notFound),
      links,
    }),
    title: notFound.title,
    description: notFound.first,
    more: { noIndex: true },
  };
}

function nameLinkedPage(context: ComposeContext, page: Page): string {
  if (page.kind === 'doc') return docTitle(page, context.locale);
  if (page.kind === 'category') return nameSidebarNode(context, page.node);
  if (page.kind === 'home') return words(context, context.site.config.title);
  if (page.kind === 'post') return postTitle(context, page);
  if (page.kind === 'page') return chooseTitle(translationIn(page.files, context.locale), page.route);
  const { blog } = context.site;
  if (page.kind === 'postList' && page.route === blog?.base) return words(context, blog.settings.title);
  return page.route;
}

function composeLandscape(context: ComposeContext): Landscape | undefined {
  return context.features.flatMap(({ landscape }) => landscape?.(context) ?? [])[0];
}

/** The place of a piece of the art folder. */
function composePlace(context: ComposeContext, name: string | undefined): Place | undefined {
  const piece = name === undefined ? undefined : context.art.draw(name);
  if (piece === undefined) return undefined;
  const { still, ...shown } = showIn(piece, context.locale, context.site.config.locales);
  return omitUndefined({ landscape: composeLandscape(context), cast: { ...still, ...altOf(shown) } });
}

/** A picture of the settings, which moves if it is an animation. */
function composeScene(
  { art, locale }: ComposeContext,
  name: string | undefined,
): readonly TreeNode[] | undefined {
  return name === undefined ? undefined : art.show(name, locale, true);
}
