import { createHash } from 'node:crypto';
import { ownPicture } from '../../../compose/cardPicture';
import type { ComposeContext, Composed } from '../../../compose/context';
import { words } from '../../../compose/context';
import type { Drawing, SharePicture } from '../../../compose/hooks';
import { findDocSet } from '../../../compose/versions';
import { type ParsedFile, translationIn } from '../../../load/content';
import { fitsBoard } from './placeArt';

/** Changes with the way in which pictures are drawn. */
const style = 7;
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
  const title = body.kind === 'home' ? body.headline : composed.title || site;
  const shown = { title, label: chooseLabel(context, composed), site };
  const piece = body.kind === 'home' ? undefined : choosePiece(context, route);
  const { figures } = config.sharePictures;
  const figure = body.kind === 'home' ? config.pictures.home : figures[numberOf(route) % figures.length];
  const art = piece ?? figure;
  const isFigure = piece === undefined;
  const hash = createHash('sha256').update(JSON.stringify([style, shown, isFigure]));
  for (const drawing of [findDrawing(context, art), findGround(context.features, route)])
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
export function findGround(features: ComposeContext['features'], route: string): Drawing | undefined {
  return features.find(({ shareGround }) => shareGround !== undefined)?.shareGround?.(route);
}

/** The own picture of a page, else the first drawing of its text that fits on the easel, or that of a category. */
function choosePiece({ site, art, locale }: ComposeContext, route: string): string | undefined {
  const page = site.pages.get(route);
  if (page === undefined) return undefined;
  const names =
    'files' in page
      ? [
          ...[ownPicture(page) ?? []].flat(),
          ...translationIn<ParsedFile>(page.files, locale)
            .summary.references.filter(({ kind }) => kind === 'art')
            .map(({ target }) => target),
        ]
      : page.kind === 'category' && page.node.art !== undefined
        ? [page.node.art]
        : [];
  return names.find((name) => {
    const bitmap = art.first(name)?.bitmap;
    return bitmap && bitmap.width >= least && bitmap.height >= least && fitsBoard(bitmap);
  });
}

/** Where a page belongs: its category, else its set, else the blog. */
function chooseLabel(context: ComposeContext, { body }: Composed): string {
  const { blog } = context.site;
  if ('breadcrumbs' in body) {
    const { settings, id } = findDocSet(context, body.set);
    return body.breadcrumbs.at(-2)?.label ?? words(context, settings.label ?? id);
  }
  if (body.kind === 'post' && blog !== undefined) return words(context, blog.settings.title);
  return '';
}
