import type { Directive } from 'generator/markdown/directives/directive';
import { flag, word } from 'generator/model/directiveFields';
import { z } from 'zod';
import { edition } from '../shared/editionField';
import type { releaseElements } from '../shared/elements';

export const releaseDirectives: readonly Directive<keyof typeof releaseElements>[] = [
  {
    name: 'since',
    form: 'text',
    doc: 'A mark that something is there since a version, which leads to its row in the table of versions.',
    component: 'Since',
    isListed: true,
    label: { as: 'attribute', name: 'version' },
    attributes: z.strictObject({ version: word.describe('A version of content/versions.yaml.') }),
  },
  {
    name: 'versions',
    form: 'leaf',
    doc: 'The table of versions of an edition, made of content/versions.yaml.',
    component: 'Versions',
    isListed: true,
    label: { as: 'nothing' },
    attributes: z.strictObject({
      edition,
      unnumbered: flag.describe('The changes of which no version is known, instead of the versions.'),
    }),
  },
];
