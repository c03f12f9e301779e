import { z } from 'zod';
import { text } from '../contentFields';
import { color, siteAddress } from './fields';

const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z\d.-]+(?::\d+)?$/,
    'must be an address such as https://stats.example, without a path',
  );

const origins = (what: string) => z.array(origin).default([]).describe(what);

const tag = z
  .record(z.string().regex(/^[a-z-]+$/, 'must be the name of an attribute'), text())
  .describe('Its attributes.');

/** An owner's additions to every page: the named place for all that is not content. */
export const additions = z
  .strictObject({
    head: z
      .array(
        z.union([z.strictObject({ meta: tag }), z.strictObject({ link: tag })], {
          error: 'must be `meta` or `link` with its attributes',
        }),
      )
      .default([])
      .describe('Tags for the head of each page, `meta` or `link`.'),
    script: siteAddress()
      .optional()
      .describe(
        'A module in public/, which each page calls once it has come to life: its default export, with the element at the end of the page and what the page is.',
      ),
    allow: z
      .strictObject({
        connect: origins('Sites that may be asked and told something.'),
        frame: origins('Sites that may be shown in a frame.'),
        image: origins('Sites whose pictures may be shown.'),
        script: origins('Sites whose code may run. It can do all that the page can.'),
        style: origins('Sites whose style sheets may be used.'),
      })
      .prefault({})
      .describe('Other sites that pages may use; the policy of each page forbids all others.'),
  })
  .prefault({});

/** The colours of `app/styles/tokens.css`, of which all others are mixed; a test holds the two together. */
export const palette = {
  night: '#17122b',
  dusk: '#34265c',
  violet: '#4a2aa8',
  iris: '#8066e0',
  lilac: '#c0b2ff',
  mist: '#b3abd6',
  paper: '#fcf8ef',
  umber: '#5a3d2b',
  brick: '#8c1f2f',
  ember: '#e05a3e',
  amber: '#f09a42',
  gold: '#ffd062',
  coral: '#ff9d94',
  moss: '#17573a',
  leaf: '#429e5e',
  mint: '#79dca5',
} as const satisfies Readonly<Record<string, string>>;

const paletteName = z
  .string()
  .refine((name) => Object.hasOwn(palette, name), `must be one of ${Object.keys(palette).join(', ')}`);

/** Other colours for the interface. */
export const colors = z
  .record(paletteName, color())
  .default({})
  .describe('Colours of the interface by their names in src/app/styles/tokens.css; those left out stay.');
