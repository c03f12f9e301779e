import type { Directive } from 'generator/markdown/directives/directive';
import { flag } from 'generator/model/directiveFields';
import { z } from 'zod';
import { edition } from '../../releases/shared/editionField';
import type { keyElements } from '../shared/elements';

export const keyDirectives: readonly Directive<keyof typeof keyElements>[] = [
  {
    name: 'key-system',
    form: 'leaf',
    doc: 'A choice whose keys are shown where a text has `Mod`.',
    component: 'KeySystem',
    label: { as: 'nothing' },
    attributes: z.strictObject({}),
  },
  {
    name: 'keyboard',
    form: 'leaf',
    doc: 'A keyboard on which the keys are lit that nobody takes, made of content/keys.yaml.',
    component: 'Keyboard',
    label: { as: 'nothing' },
    attributes: z.strictObject({ edition }),
  },
  {
    name: 'keys',
    form: 'leaf',
    doc: 'A table of keys, made of content/keys.yaml.',
    component: 'Keys',
    label: { as: 'nothing' },
    attributes: z.strictObject({
      edition,
      taken: flag.describe('The keys that systems take, instead of those worth knowing in the app.'),
    }),
  },
];
