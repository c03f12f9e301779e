import type { ElementTable } from '../../../model/elements';

export const glossaryElements = {
  Glossary: { flow: 'block', shownBy: 'component', isUnexplained: true, plain: { as: 'dl' } },
  Explained: { flow: 'inline', shownBy: 'component', plain: 'content' },
} as const satisfies ElementTable;
