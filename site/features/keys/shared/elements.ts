import type { ElementTable } from 'generator/model/elements';

export const keyElements = {
  Keys: { flow: 'block', shownBy: 'feature', isUnexplained: true },
  KeySystem: { flow: 'block', shownBy: 'component', plain: 'content' },
} as const satisfies ElementTable;
