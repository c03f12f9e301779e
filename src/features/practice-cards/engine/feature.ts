import { exhibitData } from '../../../engine/exhibitData';
import type { Feature } from '../../../engine/feature';
import { localize } from '../../../model/config/localized';
import type { PracticeCard } from '../../../model/practice';
import { parsePracticeCards } from './parsePracticeCards';

/** The cards of the practice ground, one for each week of the year. */
export const practiceCards: Feature = {
  parsePracticeCards,
  ...exhibitData({
    exhibit: 'practice-ground',
    attribute: 'cardsSrc',
    compose: ({ site, locale }): readonly PracticeCard[] =>
      site.content.practiceCards.map(({ themes, ...card }) => ({
        theme: localize(themes, locale, site.rules.defaultLocale),
        ...card,
      })),
  }),
};
