import type { Directive } from 'generator/markdown/directives/directive';
import { alt, word } from 'generator/model/directiveFields';
import { z } from 'zod';
import type { stageElements } from '../shared/elements';

export const stageDirectives: readonly Directive<keyof typeof stageElements>[] = [
  {
    name: 'stages',
    form: 'leaf',
    doc: 'A drawing that is painted while the text is read, a stage in each section that a tag of its file names.',
    component: 'Stages',
    isListed: true,
    label: { as: 'nothing' },
    attributes: z.strictObject({ name: word.describe('Its path in art/ without ending.'), alt }),
    art: { name: 'alt' },
    needsFrames: true,
  },
];
