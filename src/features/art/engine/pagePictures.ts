import type { ComposeContext } from '../../../engine/compose/context';
import type { DocPage, Site } from '../../../engine/link/site';
import { translationIn } from '../../../engine/load/content';
import { animationToProps } from '../../../exhibits/animation/meta';
import { sceneStill } from '../../../exhibits/animation/still';
import { type ArtPicture, altOf } from '../../../model/art';
import type { TreeNode } from '../../../model/tree';
import type { ArtFolder } from './readArt';
import { showIn } from './resolveArt';

interface Scope {
  readonly site: Pick<Site, 'config'>;
  readonly art: ArtFolder;
  readonly locale: string;
}

/** Twice as large as drawn, a scene fits the narrowest screens. */
const sceneScale = 2;
const pictureScale = 4;

/** An animation that is there to be looked at: its first frame at first, and a single button. */
export function composeScene(
  { site, art, locale }: Scope,
  name: string | undefined,
): { readonly scene?: readonly TreeNode[] } {
  const piece = name === undefined ? undefined : art.draw(name);
  if (piece === undefined) return {};
  const { still, sheet, durations, ...alt } = showIn(piece, locale, site.config.locales);
  const shown = {
    width: still.width * sceneScale,
    height: still.height * sceneScale,
    scale: sceneScale,
    ...alt,
  };
  const first = sceneStill({ ...shown, src: still.src, durations });
  if (sheet === undefined) return { scene: first };
  const attributes = animationToProps({ ...shown, src: sheet.src, durations });
  return { scene: [['Exhibit', { exhibit: 'animation', poster: still.src, ...attributes }, ...first]] };
}

/** The picture of a page that has no text of its own to put one into. */
export function composePicture(
  { site, art, locale }: Scope,
  name: string | undefined,
): { readonly picture?: readonly TreeNode[] } {
  const piece = name === undefined ? undefined : art.draw(name);
  if (piece === undefined) return {};
  const { still, ...shown } = showIn(piece, locale, site.config.locales);
  const { src, width, height } = still;
  const size = { width: width * pictureScale, height: height * pictureScale, scale: pictureScale };
  return { picture: [['img', { src, ...size, ...altOf(shown) }]] };
}
/** Pieces up to this size fit beside the text of a card, in their own pixels. */
const largest = { width: 72, height: 44 };

/** The picture of a doc as its card shows it: the first piece of its text that fits. */
export function chooseCardPicture(
  { art, locale }: Pick<ComposeContext, 'art' | 'locale'>,
  doc: DocPage,
): { readonly picture?: ArtPicture } {
  const picture = translationIn(doc.files, locale)
    .summary.references.filter(({ kind }) => kind === 'art')
    .map(({ target }) => art.draw(target)?.still)
    .find((still) => still && still.width <= largest.width && still.height <= largest.height);
  return picture === undefined ? {} : { picture };
}
