import type { Exhibit } from '../../../../exhibits/exhibit';
import { word } from '../../../../model/directiveFields';

/** `::counter[…]{label="…"}`: a button that counts. Before its code is there, and without scripts, it is its label. */
export const exhibit: Exhibit = {
  directive: {
    doc: 'A button that counts; the label in brackets is the caption.',
    needsCaption: true,
    attributes: { label: word.describe('What the button says.') },
    art: {},
  },
  show: ({ attributes }) => ({
    data: { label: attributes['label'] },
    still: [['p', null, String(attributes['label'])]],
  }),
};
