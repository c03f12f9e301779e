import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { DataHook } from 'generator/load/hooks';
import { localize } from 'generator/model/config/localized';
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
