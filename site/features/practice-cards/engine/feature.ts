import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { ArtFolder } from 'generator/load/art';
import type { DataHook } from 'generator/load/hooks';
import { localize } from 'generator/model/config/localized';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { type PracticeCard, type PracticeEntry, practiceData } from '../shared/practice';
import { parsePracticeCards } from './parsePracticeCards';

const cards: DataHook<readonly PracticeEntry[]> = { data: practiceData, parse: parsePracticeCards };

/** The cards of the practice ground, one for each week of the year. */
export const practiceCards: Feature = {
  data: [cards],
  ...exhibitData({
    exhibit: 'practice-ground',
    attribute: 'cardsSrc',
    compose: ({ site, locale, art }): readonly PracticeCard[] =>
      site.content.shared(practiceData).map(({ themes, ...card }, index) => ({
        theme: localize(themes, locale, site.rules.defaultLocale),
        ...card,
        ...drawingOf(art, index, card.colors),
      })),
  }),
};

/** Our drawing of a card: the piece of `art/cards/` under its number, in the colours of the card. */
export function drawingOf(
  art: Pick<ArtFolder, 'first'>,
  index: number,
  colors: string,
): Pick<PracticeCard, 'drawing'> {
  const bitmap = art.first(`cards/${index + 1}`)?.bitmap;
  if (bitmap === undefined) return {};
  // 0 is nothing, n is the colour n - 1 of the palette.
  const cells = [...bitmap.pixels].map((value) =>
    value === 0 ? 0 : colors.indexOf((value - 1).toString(16)) + 1,
  );
  return { drawing: writeDrawing({ side: bitmap.width, cells }) };
}
