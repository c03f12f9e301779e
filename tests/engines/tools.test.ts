import { buildAseprite, imageCel, layer } from 'pixels/testing/buildAseprite';
import { describe, expect, test } from 'vitest';
import { drawNoise, pngFile } from '../support/pictureFiles';
import { toolCases } from '../support/toolCases';
import { button, region, startVisitor, target } from './visitor';

const visitor = startVisitor();
// Not the icons of a website, which a small picture offers first.
const save = /^Save (?!.*icons).*\./;

const body = (seed: number) => imageCel({ layer: 0 }, 12, 12, [...drawNoise(12, 12, seed).data]);
const drawing = buildAseprite({
  width: 12,
  height: 12,
  depth: 32,
  flags: 1,
  frames: [[layer({ name: 'Body' }), body(1)], [body(2)]],
});

/** A file of the reader's own, and how the file begins that is made of it, where other tools have the same as of ours. */
const own: Readonly<
  Record<string, { readonly file: { name: string; buffer: Uint8Array }; readonly saved?: string }>
> = {
  'Sharpen your pixel art': { file: pngFile('own.png', drawNoise(24, 24, 1)), saved: '\x89PNG' },
  'Mend and test a palette': {
    file: { name: 'own.gpl', buffer: Buffer.from('GIMP Palette\n15 56 15 dark\n') },
  },
  'See inside your file': { file: { name: 'own.aseprite', buffer: drawing } },
  'Look into your project': { file: { name: 'own.aseprite', buffer: drawing } },
};
const picture = { file: pngFile('own.png', drawNoise(24, 24, 1)), saved: undefined };

for (const [pointer, width, height] of [
  ['mouse', 1440, 900],
  ['touch', 820, 1180],
] as const)
  describe(`by ${pointer} at ${width} px`, () => {
    for (const { title, route, caption, view, saved } of toolCases)
      test(`"${title}" makes a file of ours, and of the reader's own`, async () => {
        const tool = region(title);
        const saveAs = async (start: string) => {
          if (view !== undefined) await visitor.press(target('label', view, tool), pointer);
          await visitor.press(button(save, tool), pointer);
          const { bytes } = await visitor.saved();
          expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
        };
        await visitor.resize(width, height);
        await visitor.open(route);
        await visitor.scrollTo(target('figure', new RegExp(caption)));
        await visitor.press(button('Try it with ours', tool), pointer);
        await saveAs(saved);
        const { file, saved: savedOfOwn = saved } = own[title] ?? picture;
        await visitor.choose(target('input[type=file]', undefined, tool), file);
        await visitor.expectShown(target('*', /own/, tool));
        await saveAs(savedOfOwn);
        await visitor.expectNoErrors();
      });
  });
