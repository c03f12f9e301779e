import { createHash } from 'node:crypto';
import { knownWords } from '../../../compose/article';
import { ownPicture, sharedPicture } from '../../../compose/cardPicture';
import type { ComposeContext, Composed } from '../../../compose/context';
import { words } from '../../../compose/context';
import type { Drawing, ShareGround, SharePicture } from '../../../compose/hooks';
import { artOfTag } from '../../../compose/tags';
import { findDocSet } from '../../../compose/versions';
import { type ParsedFile, translationIn } from '../../../load/content';
import type { PageBody } from '../../../model/document';
import { fitsBoard } from './placeArt';

/** Changes with the way in which pictures are drawn. */
const style = 12;
/** Pieces smaller than this are marks in a sentence. */
const least = 8;

/** The picture of a page that has none of its own, where the settings ask for such pictures (SEO-05). */
export function chooseSharePicture(
  context: ComposeContext,
  route: string,
  composed: Composed,
): SharePicture | undefined {
  const { config } = context.site;
  if (config.sharePictures === false || config.image !== undefined) return undefined;
  if (composed.more?.image !== undefined || composed.more?.noIndex === true) return undefined;
  const site = words(context, config.title);
  const { body } = composed;
  const title = chooseTitle(composed) || site;
  const known = knownWords(context.site).filter((word) => title.includes(word));
  const shown = { title, label: chooseLabel(context, composed), site, known };
  const ground = findGround(context, route);
  const { figures } = config.sharePictures;
  const { art, isFigure } =
    ground !== undefined && ground.use !== 'any'
      ? { isFigure: false }
      : (choosePiece(context, route, body) ?? {
          art: figures[numberOf(route) % figures.length],
          isFigure: true,
        });
  const hash = createHash('sha256').update(JSON.stringify([style, shown, isFigure]));
  for (const drawing of [findDrawing(context, art), ground])
    if (drawing) hash.update(drawing.bitmap.pixels).update(JSON.stringify(drawing.palette));
  const path = `assets/share/${hash.digest('hex').slice(0, 12)}.png`;
  return { path, words: shown, isFigure, route, ...(art !== undefined && { art }) };
}

/** A number that is always the same for a route. */
function numberOf(route: string): number {
  return createHash('sha256').update(route).digest().readUInt32BE(0);
}

/** A piece of art by its name; that of the home page as a feature completes it. */
export function findDrawing(context: ComposeContext, name: string | undefined): Drawing | undefined {
  if (name === undefined) return undefined;
  const isScene = name === context.site.config.pictures.home;
  const complete = context.features.find(({ shareScene }) => isScene && shareScene !== undefined)?.shareScene;
  return complete?.(context) ?? context.art.first(name);
}

/** The ground of a route, where a feature draws one. */
export function findGround(context: ComposeContext, route: string): ShareGround | undefined {
  return context.features.find(({ shareGround }) => shareGround !== undefined)?.shareGround?.(context, route);
}

interface Piece {
  readonly art?: string | undefined;
  readonly isFigure: boolean;
}

/** What a page is shared with: who stands at its top, else its own picture, else the first drawing of its text that fits on the easel. */
function choosePiece(context: ComposeContext, route: string, body: PageBody): Piece | undefined {
  const { site, art, locale } = context;
  const page = site.pages.get(route);
  const figure = findFigure(context, route, body);
  if (figure !== undefined) return { art: figure, isFigure: true };
  const text =
    page !== undefined && 'files' in page
      ? page
      : body.kind === 'postList' && body.list.of === 'blog' && page?.kind === 'postList'
        ? page.posts[0]
        : undefined;
  if (text === undefined) return undefined;
  const names = [
    ...[sharedPicture(text) ?? []].flat(),
    ...[ownPicture(text) ?? []].flat(),
    ...translationIn<ParsedFile>(text.files, locale)
      .summary.references.filter(({ kind }) => kind === 'art')
      .map(({ target }) => target),
  ];
  const found = names.find((name) => {
    const bitmap = art.first(name)?.bitmap;
    return bitmap && bitmap.width >= least && bitmap.height >= least && fitsBoard(bitmap);
  });
  return found === undefined ? undefined : { art: found, isFigure: false };
}

/** Who stands in the landscape at the top of a page: its cast, the picture of its category or its tag, or that of a list. */
function findFigure({ site }: ComposeContext, route: string, body: PageBody): string | undefined {
  const page = site.pages.get(route);
  const { pictures } = site.config;
  if (body.kind === 'home') return pictures.home;
  if (body.kind === 'tagList') return pictures.tags;
  if (body.kind === 'authorList' || (body.kind === 'postList' && body.list.of === 'author'))
    return pictures.authors;
  if (page?.kind === 'category') return page.node.art;
  if (page?.kind === 'page') return page.cast;
  return page?.kind === 'postList' && page.of.kind === 'tag' && site.blog !== undefined
    ? artOfTag(site.blog, page.of.tag.key)
    : undefined;
}

/** A title without what counts the posts of a tag or an author. */
function chooseTitle({ body, title }: Composed): string {
  if (body.kind === 'home') return body.headline;
  if (body.kind !== 'postList' || body.list.of === 'blog') return title;
  return body.list.of === 'tag' ? body.list.label : body.list.author.name;
}

/** Where a page belongs: its category, else its set, else the blog. */
function chooseLabel(context: ComposeContext, { body }: Composed): string {
  const { blog } = context.site;
  if ('breadcrumbs' in body) {
    const { settings, id } = findDocSet(context, body.set);
    return body.breadcrumbs.at(-2)?.label ?? words(context, settings.label ?? id);
  }
  if (body.kind === 'postList' && body.list.of === 'tag') return context.text.tags.heading;
  const isOfBlog =
    ['post', 'tagList', 'archive', 'authorList'].includes(body.kind) ||
    (body.kind === 'postList' && body.list.of === 'author');
  return isOfBlog && blog !== undefined ? words(context, blog.settings.title) : '';
}
