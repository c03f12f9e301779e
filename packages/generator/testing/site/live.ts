import type { LiveExhibits } from '../../app/siteTheme';

export const live: LiveExhibits = { pieces: {}, withOwnWords: {} };
