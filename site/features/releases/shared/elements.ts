import type { ElementTable } from 'generator/model/elements';

export const releaseElements = {
  Since: { flow: 'inline', shownBy: 'feature', isUnexplained: true },
  ReleaseFacts: { flow: 'block', shownBy: 'component', plain: 'content' },
  ReleaseChanges: { flow: 'block', shownBy: 'component', plain: 'content' },
  Versions: { flow: 'block', shownBy: 'component', isUnexplained: true, plain: { only: ['table', 'ul'] } },
} as const satisfies ElementTable;
