import { exhibitData } from '../../../engine/exhibitData';
import type { Feature } from '../../../engine/feature';
import type { DataHook } from '../../../engine/load/hooks';
import { localize } from '../../../model/config/localized';
import { type PracticeCard, type PracticeEntry, practiceData } from '../shared/practice';
import { parsePracticeCards } from './parsePracticeCards';

const cards: DataHook<readonly PracticeEntry[]> = { data: practiceData, parse: parsePracticeCards };

/** The cards of the practice ground, one for each week of the year. */
export const practiceCards: Feature = {
  data: [cards],
  ...exhibitData({
    exhibit: 'practice-ground',
    attribute: 'cardsSrc',
    compose: ({ site, locale }): readonly PracticeCard[] =>
      site.content.shared(practiceData).map(({ themes, ...card }) => ({
        theme: localize(themes, locale, site.rules.defaultLocale),
        ...card,
      })),
  }),
};
