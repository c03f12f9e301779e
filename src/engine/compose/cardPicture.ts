import type { ArtPicture } from '../../model/art';
import type { DocPage } from '../link/site';
import { translationIn } from '../load/content';
import type { ComposeContext } from './context';

/** Pieces up to this size fit beside the text of a card, in their own pixels. */
const largest = { width: 72, height: 44 };

/** A piece for a card, all its frames side by side, enlarged by the largest whole number at which it fits. */
export function drawForCard({ art }: Pick<ComposeContext, 'art'>, name: string): ArtPicture | undefined {
  const piece = art.draw(name);
  const drawn = piece?.sheet ?? piece?.still;
  if (drawn === undefined) return undefined;
  const factor = Math.floor(Math.min(largest.width / drawn.width, largest.height / drawn.height));
  if (factor === 0) return undefined;
  return { ...drawn, width: drawn.width * factor, height: drawn.height * factor };
}

/** The picture of a doc as its card shows it: the first piece of its text that fits, if there is one. */
export function chooseCardPicture(
  { art, locale }: Pick<ComposeContext, 'art' | 'locale'>,
  doc: DocPage,
): ArtPicture | undefined {
  return translationIn(doc.files, locale)
    .summary.references.filter(({ kind }) => kind === 'art')
    .map(({ target }) => art.draw(target)?.still)
    .find((still) => still && still.width <= largest.width && still.height <= largest.height);
}
