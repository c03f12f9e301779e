import type { ElementTable } from '../../../model/elements';

export const glossaryElements = {
  Glossary: { flow: 'block', shownBy: 'component', isUnexplained: true, plain: { as: 'dl' } },
  /** What shows the term that it stands before. */
  TermPicture: { flow: 'object', shownBy: 'component', plain: 'content' },
  Explained: { flow: 'inline', shownBy: 'component', plain: 'content' },
} as const satisfies ElementTable;
