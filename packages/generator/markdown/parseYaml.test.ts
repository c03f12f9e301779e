import { expect, test } from 'vitest';
import { z } from 'zod';
import { authorsSchema, categorySchema, homeSchema, sidebarsSchema, tagsSchema } from '../model/frontMatter';
import { formatProblems } from '../model/problem';
import { parseYaml } from './parseYaml';

function printed(source: string, schema: z.ZodType): string {
  return formatProblems(parseYaml(source, schema, 'file.yaml').problems);
}

test('gives the value and the places of its keys', () => {
  expect(parseYaml('\uFEFFlabel: Basics\r\nposition: 2\r\n', categorySchema, 'category.yaml')).toEqual({
    value: { label: 'Basics', position: 2, page: true },
    positions: { label: { line: 1, column: 1 }, position: { line: 2, column: 1 } },
    problems: [],
  });
});

test('an empty file has no keys', () => {
  expect(parseYaml('# nothing\n', tagsSchema, 'tags.yaml')).toEqual({
    value: {},
    positions: {},
    problems: [],
  });
});

test('keeps what is valid, and nothing where that is not enough', () => {
  expect(parseYaml('label: 3\nposition: 1', categorySchema, 'f').value).toEqual({ position: 1, page: true });
  expect(parseYaml('a: {name: A}\nb: {nmae: B}', authorsSchema, 'f').value).toEqual({ a: { name: 'A' } });
  expect(parseYaml('headline: a', homeSchema, 'f').value).toBeUndefined();
});

test('a line number of the file can be given', () => {
  expect(
    parseYaml('a: 1\n\nb: 2', z.strictObject({ a: z.number() }), 'f', { firstLine: 10 }).problems,
  ).toMatchObject([{ line: 12, column: 1 }]);
});

test('mistakes in authors and tags', () => {
  expect(
    printed(
      [
        'team:',
        '  name: 3',
        '  url: example',
        '  email: nobody',
        '  socials: {gihub: x}',
        'team: {}',
        'b: text',
        'c:',
      ].join('\n'),
      authorsSchema,
    ),
  ).toMatchInlineSnapshot(`
    "file.yaml:2:9  error  team.name must be a text, found a number (3)
        Put it in quotes, which make it a text. Name as shown.
    file.yaml:3:8  error  team.url must be a full URL such as https://example.com/, found a text ("example")
        Address of the author, where there is no page.
    file.yaml:4:10  error  team.email must be a mail address, found a text ("nobody")
        Mail address, where there is neither page nor url.
    file.yaml:5:13  error  Unknown key "gihub" in team.socials
        Did you mean "github"?
        Allowed: x, github, discord, youtube, bilibili, website.
    file.yaml:6:1  error  The key "team" is given twice
        Remove one of the two.
    file.yaml:7:4  error  b must be a mapping, found a text ("text")
    file.yaml:8:1  error  c must be a mapping, found nothing"
  `);
});

test('missing keys of the home page', () => {
  expect(
    printed(
      ['headline: a', 'lead:', 'actions: []', 'news:', '  - {title: b, href: c}', 'guides: none'].join('\n'),
      homeSchema,
    ),
  ).toMatchInlineSnapshot(`
    "file.yaml:1:1  error  Key "answers" is missing
        The most useful answers.
    file.yaml:1:1  error  Key "description" is missing
        One sentence for search engines.
    file.yaml:1:1  error  Key "platforms" is missing
        Where to get the app.
    file.yaml:1:1  error  Key "statements" is missing
        What speaks for the app.
    file.yaml:2:1  error  lead must be a text, found nothing
        One or two sentences below the headline.
    file.yaml:3:10  error  actions must have at least 1 entry, found an empty list
        Buttons, the first is the main one.
    file.yaml:5:5  error  Key "text" in entry 1 of news is missing
    file.yaml:5:22  error  href in entry 1 of news must be an address on this site that starts with one /, or a full URL such as https://example.com/, found a text ("c")
        Address on this site without locale, or an external URL.
    file.yaml:6:9  error  guides must be a list, found a text ("none")
        Where to begin, with what comes of it."
  `);
});

test('alternatives are checked against the one that was meant', () => {
  expect(
    printed(
      [
        'main:',
        '  - intro',
        '  - doc: a',
        '    labl: b',
        '  - category: c',
        '    items: [d, {href: e}, 4]',
        '  - []',
      ].join('\n'),
      sidebarsSchema,
    ),
  ).toMatchInlineSnapshot(`
    "file.yaml:4:5  error  Unknown key "labl" in entry 2 of main
        Did you mean "label"?
        Allowed: doc, label.
    file.yaml:6:16  error  Key "label" in entry 2 of items in entry 3 of main is missing
    file.yaml:6:23  error  href in entry 2 of items in entry 3 of main must be an address on this site that starts with one /, or a full URL such as https://example.com/, found a text ("e")
    file.yaml:6:27  error  Entry 3 of items in entry 3 of main must be a text or a mapping, found a number (4)
        Put it in quotes, which make it a text.
    file.yaml:7:5  error  Entry 4 of main must be a text or a mapping, found an empty list"
  `);
});

test('what is not YAML', () => {
  expect(printed(['label: "a', 'position: 1'].join('\n'), categorySchema)).toMatchInlineSnapshot(`
    "file.yaml:2:12  error  Invalid YAML: Missing closing "quote
        Write lines of the form \`key: value\`."
  `);
  expect(
    printed(
      [
        'label: &x a',
        'description: *x',
        'slug: "\\q"',
        'label: b',
        'page: !foo true',
        '? {a: b}',
        ': c',
      ].join('\n'),
      categorySchema,
    ),
  ).toMatchInlineSnapshot(`
    "file.yaml:2:14  error  Aliases such as *x are not read
        Write the value itself.
    file.yaml:3:8  error  A backslash in double quotes begins an escape
        Use single quotes.
    file.yaml:4:1  error  The key "label" is given twice
        Remove one of the two.
    file.yaml:5:7  error  A "!" begins a tag, which is not read
        Put the whole value in quotes.
    file.yaml:6:3  error  This key is not a text
        Write the key as a word."
  `);
  expect(printed('label: a\n---\nlabel: b', categorySchema)).toMatchInlineSnapshot(`
    "file.yaml:2:1  error  This line begins a second document
        Remove it."
  `);
});

test('mistakes of whoever writes YAML for the first time are told as what they are, once', () => {
  const schema = z.strictObject({
    title: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    draft: z.boolean().optional().describe('Shown in development only.'),
    position: z.number().optional().describe('Place among its neighbours.'),
    lastUpdate: z.strictObject({ date: z.string() }).optional(),
  });
  const mistakes = [
    'keywords:\n  - one\n - two\n',
    'title：全角\ndraft: true\n',
    'title: “X”\ndraft: “true”\n',
    'draft: "true"\nposition: "3"\n',
    'lastUpdate:\n\tdate: 2020-01-01\n',
    'title: Pixels: a guide\n',
  ];
  expect(mistakes.map((source) => printed(source, schema)).join('\n\n')).toMatchInlineSnapshot(`
    "file.yaml:3:1  error  This line is not indented as those around it
        Begin all entries of a list, and all keys of a mapping, in the same column.

    file.yaml:1:1  error  This line has a full-width colon
        Write a half-width colon and a space after it: \`key: value\`.

    file.yaml:2:8  error  draft must be true or false, found a text ("“true”")
        Write true or false, without quotes. Shown in development only.
    file.yaml:1:8  warning  The curly quotes are part of this value: “X”
        Write straight quotes ("…"), or none.
    file.yaml:2:8  warning  The curly quotes are part of this value: “true”
        Write straight quotes ("…"), or none.

    file.yaml:1:8  error  draft must be true or false, found a text ("true")
        Write true or false, without quotes. Shown in development only.
    file.yaml:2:11  error  position must be a number, found a text ("3")
        Write a number, without quotes. Place among its neighbours.

    file.yaml:2:1  error  A tab indents this line
        Indent with spaces.

    file.yaml:1:8  error  This value contains ": ", which begins another key
        Put the whole value in quotes."
  `);
  expect(printed('title: “X” and Y\n', schema)).toBe('');
});
