import type { ElementTable } from '../../../model/elements';

export const artElements = {
  Sprite: { flow: 'block', shownBy: 'feature', isPicture: true },
  ArtIcon: { flow: 'object', shownBy: 'feature' },
  Figure: { flow: 'block', shownBy: 'feature', isPicture: true },
  Exhibit: { flow: 'block', shownBy: 'component', isPicture: true, plain: 'content' },
  Video: { flow: 'block', shownBy: 'feature' },
  // Downloads below each other are one passage.
  Download: { flow: 'object', shownBy: 'feature' },
} as const satisfies ElementTable;
