import type { LiveExhibits } from '../../app/siteTheme';

/** The working pieces; each is loaded when a page that has one comes near it. */
export const live: LiveExhibits = {
  pieces: { counter: async () => (await import('./exhibits/counter/Live')).Live },
  withOwnWords: {},
};
