import { z } from 'zod';
import { data } from '#site/data';
import { directives as siteDirectives } from '#site/vocabulary';
import { allExhibits } from '../exhibits/allExhibits';
import type { Exhibit } from '../exhibits/exhibit';
import type { glossaryElements } from '../features/glossary/shared/elements';
import { alt, flag, scale, word } from '../model/directiveFields';
import type { OwnElements } from '../model/elements';
import { checkTabs } from './directives/checkTabs';
import type { Directive } from './directives/directive';

// One long file: the directives that writers may use are one list, and are read as one.

// The characters of ids are checked for all ids of a page together.
const id = z.string().describe('Makes the place reachable by a link.').optional();
const rank = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .describe('Its place among the questions whose answers would change most.')
  .optional();
const className = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .describe('Names for the style sheet.')
  .optional();
const videoId = (form: RegExp, example: string) =>
  z
    .string()
    .regex(form, `must be the name of a video such as ${example}`)
    .describe('Its name in the address of the video.')
    .optional();
const { marks } = data.editions;
const caption = { as: 'title', required: false } as const;

type OwnDirective = Directive<keyof OwnElements | keyof typeof glossaryElements>;

function admonition(type: string, doc: string): OwnDirective {
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

/** The directive that an exhibit's folder declares. */
function exhibitDirective(name: string, { directive }: Exhibit): OwnDirective {
  const { needsCaption = false, attributes, ...rest } = directive;
  return {
    ...rest,
    name,
    form: 'leaf',
    component: 'Exhibit',
    props: { exhibit: name },
    label: { as: 'title', required: needsCaption },
    attributes: z.strictObject({ id, ...attributes }),
  };
}

function textMark(name: string, component: OwnDirective['component'], doc: string): OwnDirective {
  return { name, form: 'text', doc, component, label: { as: 'content' }, attributes: z.strictObject({}) };
}

const ownDirectives: readonly OwnDirective[] = [
  admonition('note', 'An aside.'),
  admonition('tip', 'Advice that saves work.'),
  admonition('info', 'Background that one can do without.'),
  admonition('important', 'What must not be overlooked; looks like info.'),
  admonition('warning', 'What goes wrong easily.'),
  admonition('caution', 'What needs care; looks like warning.'),
  admonition('danger', 'What cannot be undone.'),
  {
    name: 'open',
    form: 'container',
    doc: 'A question to the vendor at the place of its answer; readers never see it.',
    component: 'Open',
    label: { as: 'nothing' },
    attributes: z.strictObject({ first: rank }),
  },
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
      modes: flag.describe('It has two frames, of which the second is for the dark mode.'),
      scale,
      alt,
    }),
    art: { name: 'alt' },
  },
  {
    name: 'icon',
    form: 'text',
    doc: 'A small picture of the art folder before the word that says the same.',
    component: 'ArtIcon',
    label: { as: 'nothing' },
    attributes: z.strictObject({ name: word.describe('Its path in art/ without ending.') }),
    art: { name: 'alt' },
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
  ...[...allExhibits].map(([name, exhibit]) => exhibitDirective(name, exhibit)),
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
    isListed: true,
    label: { as: 'nothing' },
    attributes: z.strictObject({
      pictures: word
        .describe(
          'Path in art/, without ending, of a piece whose frames have tags named after the ids of terms.',
        )
        .optional(),
    }),
    art: { pictures: 'alt' },
  },
  textMark('kbd', 'Kbd', 'A key or a key combination.'),
  textMark('menu', 'Menu', "A menu path or a button's name, as the app shows it."),
  {
    name: 'edition',
    form: 'text',
    doc: 'A mark that a sentence is true in one edition only.',
    component: 'Edition',
    label: { as: 'attribute', name: 'name' },
    attributes: z
      .strictObject({ name: z.enum(Object.keys(marks)) })
      .transform(({ name }) => ({ name, editions: marks[name]?.join(' ') })),
  },
];

/** Every directive of the dialect, by name: those above, the site's own, and one for each exhibit. */
export const vocabulary: ReadonlyMap<string, Directive> = new Map(
  [...ownDirectives, ...siteDirectives].map((entry) => [entry.name, entry]),
);
