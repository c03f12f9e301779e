import type { ElementTable } from 'generator/model/elements';

export const stageElements = {
  Stages: { flow: 'block', shownBy: 'component', isPicture: true, plain: 'content' },
} as const satisfies ElementTable;
