import type { ElementTable } from '../../../model/elements';

export const keyElements = {
  Keys: { flow: 'block', shownBy: 'feature', isUnexplained: true },
  KeySystem: { flow: 'block', shownBy: 'component', plain: 'content' },
} as const satisfies ElementTable;
