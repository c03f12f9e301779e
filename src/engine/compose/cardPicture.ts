import type { ArtPicture } from '../../model/art';
import type { DocPage } from '../link/site';
import { translationIn } from '../load/content';
import type { ComposeContext } from './context';

/** Pieces up to this size fit beside the text of a card, in their own pixels. */
const largest = { width: 72, height: 44 };

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
