import type { DocPage, PostPage, StandalonePage } from '../link/site';
import { type ParsedFile, translationIn } from '../load/content';
import { type AltText, type ArtPicture, type ArtPiece, altOf, showIn } from '../model/art';
import type { ComposeContext } from './context';

/** Pieces up to this size fit beside the text of a card, in their own pixels. */
const largest = { width: 72, height: 64 };
/** The own picture of a doc may be wider: the last card of an odd number has a row for itself. */
const widest = { width: 240, height: 64 };
/** Where they stand above it, and are larger. */
export const largestAbove: typeof largest = { width: 72, height: 44 };

/** A piece for a card, all its frames side by side and above the text, enlarged by the largest whole number at which it fits. */
export function drawForCard({ art }: Pick<ComposeContext, 'art'>, name: string): ArtPicture | undefined {
  const piece = art.draw(name);
  const drawn = piece?.sheet ?? piece?.still;
  if (drawn === undefined) return undefined;
  return enlarge(drawn, largestAbove, 1);
}

/** A picture enlarged by the largest whole number at which it fits; `undefined` if that is less than `least`. */
function enlarge(
  drawn: ArtPicture,
  room: { readonly width: number; readonly height: number },
  least: number,
): ArtPicture | undefined {
  const factor = Math.floor(Math.min(room.width / drawn.width, room.height / drawn.height));
  if (factor < least) return undefined;
  return { ...drawn, width: drawn.width * factor, height: drawn.height * factor };
}

/** The picture of a doc as its card shows it: its own, else the first piece of its text that fits, as large as it does. */
export function chooseCardPicture(
  { art, locale }: Pick<ComposeContext, 'art' | 'locale'>,
  doc: DocPage,
  room = largest,
): ArtPicture | undefined {
  const pieces = listPieces({ art, locale }, doc);
  const own = room === largest && ownPicture(doc) !== undefined ? pieces.slice(0, 1) : [];
  const chosen =
    firstThatFits(own, room, 1) ?? firstThatFits(own, widest, 1) ?? firstThatFits(pieces, room, 1);
  return chosen?.picture;
}

/** A poster is twice as wide as the text of a phone; lists of posts show it twice as large or more. */
const onPoster = { width: 180, height: 64 };

/** The poster of a post in lists: the first piece of its text that fits, if there is one. */
export function choosePoster(
  context: Pick<ComposeContext, 'art' | 'locale'>,
  post: PostPage,
): ArtPicture | undefined {
  return firstThatFits(listPieces(context, post), onPoster, 1)?.picture;
}

/** Above the text of a post there is more room, and a picture drawn smaller than this would look lost. */
const abovePost = { width: 192, height: 112 };
const leastEnlarged = 2;

/** What stands for a post beside its neighbours may be as wide as a scene. */
const onPostcard = { width: 360, height: 128 };

/** The first piece of a post, twice as large or more, if there is one. */
export function choosePostcardPicture(
  context: Pick<ComposeContext, 'art' | 'locale'>,
  post: PostPage,
): ArtPicture | undefined {
  return firstThatFits(listPieces(context, post), onPostcard, leastEnlarged)?.picture;
}

/** The picture of a post or a standalone page on a card: its own, else the first piece of its text that fits, as large as it does. */
export function choosePostCardPicture(
  context: Pick<ComposeContext, 'art' | 'locale'>,
  post: PostPage | StandalonePage,
): ArtPicture | undefined {
  return firstThatFits(listPieces(context, post), largestAbove, 1)?.picture;
}

/** The picture above the text of a post: the first piece that can be enlarged there, with its words. */
export function choosePostHeadPicture(
  context: Pick<ComposeContext, 'art' | 'locale' | 'site'>,
  post: PostPage,
): (ArtPicture & AltText) | undefined {
  const chosen = firstThatFits(listPieces(context, post), abovePost, leastEnlarged);
  if (chosen === undefined) return undefined;
  return { ...chosen.picture, ...altOf(showIn(chosen.piece, context.locale, context.site.config.locales)) };
}

function firstThatFits(
  pieces: readonly ArtPiece[],
  room: typeof largest,
  least: number,
): { readonly piece: ArtPiece; readonly picture: ArtPicture } | undefined {
  for (const piece of pieces) {
    const picture = enlarge(piece.still, room, least);
    if (picture !== undefined) return { piece, picture };
  }
  return undefined;
}

/** The picture that the front matter of a text names; posts have none. */
export function ownPicture({ files }: DocPage | PostPage | StandalonePage): string | undefined {
  const { frontMatter } = files.original.summary;
  return 'picture' in frontMatter ? frontMatter.picture : undefined;
}

/** The picture that the front matter of a text names for where it is shared. */
export function sharedPicture({ files }: DocPage | PostPage | StandalonePage): string | undefined {
  const { frontMatter } = files.original.summary;
  return 'share' in frontMatter ? frontMatter.share : undefined;
}

/** The own picture of a text, where it has one, and its pieces in their order. */
function listPieces(
  { art, locale }: Pick<ComposeContext, 'art' | 'locale'>,
  page: DocPage | PostPage | StandalonePage,
): readonly ArtPiece[] {
  const inText = translationIn<ParsedFile>(page.files, locale)
    .summary.references.filter(({ kind }) => kind === 'art')
    .map(({ target }) => target);
  return [ownPicture(page) ?? [], inText].flat().flatMap((name) => art.draw(name) ?? []);
}
