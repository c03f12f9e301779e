import type { LiveExhibits } from '../../app/exhibits/liveExhibits';

export const live: LiveExhibits = { pieces: {}, withOwnWords: {} };
