import type { ElementTable } from 'generator/model/elements';

export const courseElements = {
  CourseMap: { flow: 'block', shownBy: 'component', isUnexplained: true, plain: 'content' },
  CourseStep: {
    flow: 'block',
    shownBy: 'component',
    isNote: true,
    isUnexplained: true,
    plain: 'content',
  },
} as const satisfies ElementTable;
