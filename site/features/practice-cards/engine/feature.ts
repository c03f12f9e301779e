import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { ArtFolder } from 'generator/load/art';
import type { DataHook } from 'generator/load/hooks';
import { localize } from 'generator/model/config/localized';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { type CardRule, type PracticeCard, type PracticeEntry, practiceData } from '../shared/practice';
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
        rules: withLeastSize(card),
        ...drawingOf(art, index, card.colors),
      })),
  }),
};

/** The part of the canvas that a drawing takes at least: a few dots keep many rules, and are no drawing. */
const leastPart = 1 / 6;

/** The rules of a card, and how many pixels its drawing has at least. */
export function withLeastSize({ size, rules }: Pick<PracticeEntry, 'size' | 'rules'>): readonly CardRule[] {
  const least = Math.ceil(size ** 2 * leastPart);
  if (rules.some(({ name }) => name === 'full')) return rules;
  const counted = rules.find(({ name }) => name === 'pixels');
  return counted
    ? rules.map((rule) => (rule === counted ? { ...rule, least } : rule))
    : [...rules, { name: 'pixels', least, count: size ** 2 }];
}

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
