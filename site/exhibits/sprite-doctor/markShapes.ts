import type { FindingKind } from './messages';

/** How a kind of find is marked: an outline around its pixels, each parted in a way of its own, so that nobody has to tell colours apart. */
export interface MarkShape {
  /** In a square from 0 to 1, as in the attribute `d` of a path. */
  readonly path: string;
  readonly color: string;
}

/** Under every mark, so that it is seen on light and dark pixels. */
export const markEdge = '#17122b';

export const markShapes: Readonly<Record<FindingKind, MarkShape>> = {
  doubles: { path: 'M0 0H1V1H0Z', color: '#ff9d94' },
  orphans: { path: 'M.2 0H.8M1 .2V.8M.8 1H.2M0 .8V.2', color: '#ffd062' },
  twins: { path: 'M.3 0H0V1H.3M.7 0H1V1H.7', color: '#c0b2ff' },
  translucent: { path: 'M0 .35V0H.35M.65 0H1V.35M1 .65V1H.65M.35 1H0V.65', color: '#fcf8ef' },
  sizes: {
    path: 'M0 .2V0H.2M.35 0H.65M.8 0H1V.2M1 .35V.65M1 .8V1H.8M.65 1H.35M.2 1H0V.8M0 .65V.35',
    color: '#79dca5',
  },
};
