import { z } from 'zod';
import { editionMarks } from '../model/editions';
import { versionEditions } from '../model/versions';
import { checkTabs } from './directives/checkTabs';
import type { Directive } from './directives/directive';

// One long file: the directives that writers may use are one list, and are read as one.

// What an id consists of is checked for all ids of a page together.
const id = z.string().describe('Makes the place reachable by a link.').optional();
const className = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .describe('Names for the style sheet.')
  .optional();
const word = z.string().trim().min(1, 'must not be empty');
const flag = z
  .string()
  .refine((written) => written === '' || written === 'true', 'stands alone, without a value')
  .transform(() => true)
  .optional();

const alt = word.describe('What it shows. Default: the words in its file.').optional();
const scale = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(16, 'must be at most 16')
  .describe('How many times larger than drawn. Default: as fits a text.')
  .optional();
const videoId = (form: RegExp, example: string) =>
  z
    .string()
    .regex(form, `must be the name of a video such as ${example}`)
    .describe('Its name in the address of the video.')
    .optional();
/** What the sprite doctor finds and shows, each with a lesson. */
const lessons = ['doubles', 'orphans', 'twins', 'translucent', 'sizes', 'views', 'enlarged'];
const caption = { as: 'title', required: false } as const;

function admonition(type: string, doc: string): Directive {
  return {
    name: type,
    form: 'container',
    doc,
    component: 'Admonition',
    props: { type },
    label: caption,
    attributes: z.strictObject({ id, class: className }),
  };
}

const edition = z.enum(versionEditions).describe('ios: iPhone and iPad; da: desktop and Android.');

/** A tool for the reader's own files, whose still shows a piece of art, and which has a file of it to try. */
function tool(name: string, component: string, doc: string, own: z.ZodRawShape = {}): Directive {
  return {
    name,
    form: 'leaf',
    doc,
    component,
    label: { as: 'title', required: true },
    attributes: z.strictObject({
      id,
      name: word.describe('Path in art/, without ending, of the piece that is shown until it works.'),
      file: word.describe('Address on the site of the file to try it with, made of the art folder.'),
      alt,
      ...own,
    }),
    art: { name: 'alt' },
    download: 'file',
  };
}

/** Something to try at once, whose still shows a piece of art. */
function exercise(name: string, component: string, doc: string, own: z.ZodRawShape = {}): Directive {
  return {
    name,
    form: 'leaf',
    doc,
    component,
    label: { as: 'title', required: true },
    attributes: z.strictObject({
      id,
      name: word.describe('Path in art/, without ending, of the piece that is shown until it works.'),
      alt,
      ...own,
    }),
    art: { name: 'alt' },
  };
}

function textMark(name: string, component: string, doc: string): Directive {
  return { name, form: 'text', doc, component, label: { as: 'content' }, attributes: z.strictObject({}) };
}

const directives: readonly Directive[] = [
  admonition('note', 'An aside.'),
  admonition('tip', 'Advice that saves work.'),
  admonition('info', 'Background that one can do without.'),
  admonition('important', 'What must not be overlooked; looks like info.'),
  admonition('warning', 'What goes wrong easily.'),
  admonition('caution', 'What needs care; looks like warning.'),
  admonition('danger', 'What cannot be undone.'),
  {
    name: 'details',
    form: 'container',
    doc: 'Something to unfold; the label is what the reader clicks.',
    component: 'Details',
    label: { as: 'title', required: true },
    attributes: z.strictObject({ id }),
  },
  {
    name: 'tabs',
    form: 'container',
    doc: 'Alternatives, one of which is shown.',
    component: 'Tabs',
    label: { as: 'nothing' },
    attributes: z.strictObject({
      group: word.describe('Tabs of one group share the choice on the whole site.').optional(),
      default: word.describe('Value of the tab that is shown first.').optional(),
    }),
    contains: 'tab',
    check: checkTabs,
  },
  {
    name: 'tab',
    form: 'container',
    doc: 'One of the alternatives.',
    component: 'Tab',
    label: { as: 'nothing' },
    attributes: z.strictObject({
      value: word.describe('Name of the choice, the same in every language.'),
      label: word.describe('What the reader clicks.'),
      default: flag.describe('Marks the tab that is shown first.'),
    }),
    inside: 'tabs',
  },
  {
    name: 'sprite',
    form: 'leaf',
    doc: 'A picture of the art folder; the label is its caption.',
    component: 'Sprite',
    label: caption,
    attributes: z.strictObject({
      id,
      name: word.describe('Its path in art/ without ending.'),
      width: z.enum(['inline', 'column']).describe('How much room it has. Default: inline.').optional(),
      scale,
      alt,
    }),
    art: { name: 'alt' },
  },
  {
    name: 'animation',
    form: 'leaf',
    doc: 'An animation of the art folder with its controls; the label is its caption.',
    component: 'Animation',
    label: caption,
    attributes: z.strictObject({
      id,
      name: word.describe('Its path in art/ without ending, and /tag for a part.'),
      scale,
      alt,
    }),
    art: { name: 'alt' },
    needsFrames: true,
  },
  {
    name: 'video',
    form: 'leaf',
    doc: 'A video on another site behind a picture of ours, from which nothing comes before a click; the label is its caption.',
    component: 'Video',
    label: { as: 'title', required: true },
    attributes: z
      .strictObject({
        id,
        name: word.describe('Path in art/, without ending, of the picture.'),
        youtube: videoId(/^[\w-]{11}$/, 't7kwwRMuRgE'),
        bilibili: videoId(/^BV\w{10}$/, 'BV1xx411c7mD'),
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/, 'must be a language such as en')
          .describe('What is spoken. Default: not said.')
          .optional(),
        scale,
        alt,
      })
      .refine(({ youtube, bilibili }) => youtube !== undefined || bilibili !== undefined, {
        error: 'must be there, or `bilibili`',
        path: ['youtube'],
      }),
    art: { name: 'alt' },
  },
  {
    name: 'pixel-plan',
    form: 'leaf',
    doc: 'A picture of the art folder to be copied pixel by pixel; the label is its caption.',
    component: 'PixelPlan',
    label: caption,
    attributes: z.strictObject({
      id,
      name: word.describe('Its path in art/ without ending.'),
      frame: z.coerce
        .number()
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .describe('Which of its frames, counted from 1. Default: 1.')
        .optional(),
      scale,
      alt,
    }),
    art: { name: 'alt' },
  },
  {
    name: 'compare',
    form: 'leaf',
    doc: 'Two pictures of the art folder with a slider between them; the label is the caption.',
    component: 'Compare',
    label: caption,
    attributes: z.strictObject({
      id,
      before: word.describe('Path of a picture in art/ without ending.'),
      after: word.describe('Path of another one of the same size.'),
      beforeName: word.describe('What the first one is an example of. Default: "Before".').optional(),
      afterName: word.describe('The same for the other one. Default: "After".').optional(),
      scale,
      beforeAlt: alt,
      afterAlt: alt,
    }),
    art: { before: 'beforeAlt', after: 'afterAlt' },
  },
  tool('sharpener', 'Sharpener', 'Enlarges pictures by whole numbers; the label is the caption.', {
    target: z
      .enum(['240', '512', '1080'])
      .describe('Longer side, in pixels, that is wished for at first. Default: 512.')
      .optional(),
  }),
  tool(
    'palette-laboratory',
    'PaletteLaboratory',
    'Converts, mends and tests palettes; the label is the caption.',
  ),
  tool('sheet-desk', 'SheetDesk', 'Cuts sheets and sets times of frames; the label is the caption.'),
  {
    ...tool('sprite-doctor', 'SpriteDoctor', 'Looks for slips in pictures; the label is the caption.', {
      mended: word.describe('Path in art/, without ending, of the same piece without slips.'),
      mendedAlt: alt,
      ...Object.fromEntries(
        lessons.map((name) => [name, word.describe('Link to the lesson about what it finds.')]),
      ),
    }),
    art: { name: 'alt', mended: 'mendedAlt' },
    links: lessons,
  },
  tool(
    'inspector',
    'Inspector',
    'Shows what is in a file, and what an import changes; the label is the caption.',
  ),
  {
    ...tool(
      'tile-tester',
      'TileTester',
      'Lays tiles side by side and marks seams; the label is the caption.',
      {
        copies: word.describe('Path in art/, without ending, of copies of the tile side by side.'),
        copiesAlt: alt,
      },
    ),
    art: { name: 'alt', copies: 'copiesAlt' },
  },
  exercise('build-ramp', 'BuildRamp', 'A ramp to be built of three hues; the label is the caption.'),
  exercise('count-memory', 'CountMemory', 'The memory of a project, estimated; the label is the caption.'),
  exercise('dither-sky', 'DitherSky', 'Two ways to dither a sky, to be compared; the label is the caption.'),
  exercise('find-keys', 'FindKeys', 'Keys to press, and who takes them; the label is the caption.', {
    edition,
  }),
  exercise(
    'find-inbetween',
    'FindInbetween',
    'A drawing to be placed between two keys; the label is the caption.',
  ),
  exercise('link-cell', 'LinkCell', 'Cells to be linked and drawn on; the label is the caption.'),
  exercise(
    'mirror-shield',
    'MirrorShield',
    'Half a shield to be drawn, with its mirror; the label is the caption.',
  ),
  exercise('order-layers', 'OrderLayers', 'Layers to be put in order; the label is the caption.'),
  exercise('soften-curve', 'SoftenCurve', 'A curve to be anti-aliased by hand; the label is the caption.'),
  exercise('swap-palette', 'SwapPalette', 'An indexed picture to be recoloured; the label is the caption.'),
  exercise('time-walk', 'TimeWalk', 'The frames of a walk to be stretched; the label is the caption.'),
  exercise('straighten-line', 'StraightenLine', 'A line to be made even; the label is the caption.'),
  exercise(
    'practice-ground',
    'PracticeGround',
    'A card to draw for each week of the year (content/practice.yaml); the label is the caption.',
  ),
  exercise('type-pixels', 'TypePixels', 'A sign to be written in a pixel font; the label is the caption.'),
  exercise('turn-sword', 'TurnSword', 'A sword to be turned and repaired; the label is the caption.'),
  {
    name: 'download',
    form: 'leaf',
    doc: 'A file to save, made of the art folder; the label is its name.',
    component: 'Download',
    label: { as: 'title', required: true },
    attributes: z.strictObject({ id, file: word.describe('Its address on the site.') }),
    download: 'file',
  },
  {
    name: 'figure',
    form: 'container',
    doc: 'Pictures with a caption, the label.',
    component: 'Figure',
    label: { as: 'title', required: true },
    attributes: z.strictObject({ id }),
  },
  {
    name: 'glossary',
    form: 'leaf',
    doc: 'The word list of the glossary, which one page has.',
    component: 'Glossary',
    label: { as: 'nothing' },
    attributes: z.strictObject({}),
  },
  textMark('kbd', 'Kbd', 'A key or a key combination.'),
  {
    name: 'key-system',
    form: 'leaf',
    doc: 'A choice whose keys are shown where a text has `Mod`.',
    component: 'KeySystem',
    label: { as: 'nothing' },
    attributes: z.strictObject({}),
  },
  textMark('menu', 'Menu', "A menu path or a button's name, as the app shows it."),
  {
    name: 'edition',
    form: 'text',
    doc: 'A mark that a sentence is true in one edition only.',
    component: 'Edition',
    label: { as: 'attribute', name: 'name' },
    attributes: z.strictObject({ name: z.enum(Object.keys(editionMarks)) }),
  },
  {
    name: 'since',
    form: 'text',
    doc: 'A mark that something is there since a version, which leads to its row in the table of versions.',
    component: 'Since',
    label: { as: 'attribute', name: 'version' },
    attributes: z.strictObject({ version: word.describe('A version of content/versions.yaml.') }),
  },
  {
    name: 'versions',
    form: 'leaf',
    doc: 'The table of versions of an edition, made of content/versions.yaml.',
    component: 'Versions',
    label: { as: 'nothing' },
    attributes: z.strictObject({
      edition,
      unnumbered: flag.describe('The changes of which no version is known, instead of the versions.'),
    }),
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

/** Every directive a writer can use, by its name. A new one is one more entry above. */
export const vocabulary: ReadonlyMap<string, Directive> = new Map(
  directives.map((entry) => [entry.name, entry]),
);
