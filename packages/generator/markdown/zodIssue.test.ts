import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkValue } from './checkValue';

function messages(schema: z.ZodType, input: unknown): string[] {
  return checkValue(schema, input, 'setting').faults.map(({ message, nearest, remedy }) =>
    [message, nearest === undefined ? '' : `(${nearest})`, remedy ?? ''].filter(Boolean).join(' '),
  );
}

const schema = z.strictObject({
  title: z.string().min(1).describe('Name of the site.'),
  url: z.url(),
  slash: z.boolean().optional(),
  mode: z.enum(['light', 'dark']).default('light'),
  year: z.union([z.literal(false), z.int().min(2000).max(2100)]).optional(),
  size: z.number().gt(0).lt(10).multipleOf(2).optional(),
  links: z
    .array(z.strictObject({ label: z.string(), href: z.string().nullable() }))
    .min(2)
    .max(3)
    .optional(),
  code: z.string().regex(/^a/).max(2).optional(),
  even: z
    .number()
    .refine((value) => value % 2 === 0, 'must be even')
    .refine((value) => value > 0)
    .optional(),
  names: z.record(z.string().regex(/^\w+$/, 'has letters only'), z.number()).optional(),
});
const valid = { title: 'a', url: 'https://b.c' };

test('CFG-01 issues in plain words', () => {
  expect(messages(schema, valid)).toEqual([]);
  const cases = [
    { slash: 'yes', mode: 'drak', modes: 1 },
    { title: '', url: 'b' },
    { year: 1999 },
    { year: 2000.5 },
    { year: 'now' },
    { size: 0 },
    { size: 10 },
    { size: 3 },
    { links: [] },
    { links: [{ label: 'x' }, { label: 1, href: 2 }, { lable: 'y', label: 'z', href: null }] },
    { links: [1, 2, 3, 4] },
    { code: 'bcd' },
    { even: -1 },
    { names: { 'a-b': 1, c: 'd' } },
    { title: () => 1, slash: null, even: [], mode: {}, code: 'x'.repeat(80) },
  ];
  const all = cases.map((change) => messages(schema, { ...valid, ...change }).join('\n'));
  expect(all.join('\n\n')).toMatchInlineSnapshot(`
    "slash must be true or false, found a text ("yes") Write true or false, without quotes.
    mode must be one of light, dark, found a text ("drak") (dark)
    Unknown setting "modes" (mode) Allowed: title, url, slash, mode, year, size, links, code, even, names.

    title must have at least 1 character, found a text ("") Name of the site.
    url must be an address with https://, found a text ("b")

    year must be at least 2000, found a number (1999)

    year must be false or a whole number, found a number (2000.5)

    year must be false or a whole number, found a text ("now") Write a whole number, without quotes.

    size must be more than 0, found a number (0)

    size must be less than 10, found a number (10)

    size must be a multiple of 2, found a number (3)

    links must have at least 2 entries, found an empty list

    Setting "href" in entry 1 of links is missing
    label in entry 2 of links must be a text, found a number (1) Put it in quotes, which make it a text.
    href in entry 2 of links must be a text or null, found a number (2) Put it in quotes, which make it a text.
    Unknown setting "lable" in entry 3 of links (label) Allowed: label, href.

    links must have at most 3 entries, found a list

    code must match /^a/, found a text ("bcd")

    even must be even, found a number (-1)

    Setting "a-b" has letters only
    names.c must be a number, found a text ("d") Write a number, without quotes.

    title must be a text, found a function Name of the site.
    slash must be true or false, found nothing
    mode must be one of light, dark, found a mapping
    code must match /^a/, found a text ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…")
    even must be a number, found an empty list"
  `);
});

test('CFG-01 a missing setting, and something else altogether', () => {
  expect(messages(schema, { url: 'https://b.c' })).toEqual(['Setting "title" is missing Name of the site.']);
  expect(messages(schema, 'x')).toEqual(['The top level must be a mapping, found a text ("x")']);
});
