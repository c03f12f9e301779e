import type { ElementTable } from 'generator/model/elements';

export const keyElements = {
  Keys: { flow: 'block', shownBy: 'feature', isUnexplained: true },
  Keyboard: { flow: 'block', shownBy: 'feature', isPicture: true },
  KeySystem: { flow: 'block', shownBy: 'component', plain: 'content' },
} as const satisfies ElementTable;
