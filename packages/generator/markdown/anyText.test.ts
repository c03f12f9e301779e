import { array, assert, asyncProperty, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { configSchema } from '../model/config/siteConfig';
import type { Problem } from '../model/problem';
import { parseMarkdown } from './parseMarkdown';
import { parseYaml } from './parseYaml';
import { vocabulary } from './vocabulary';

const directives = [...vocabulary.values()].map(({ name, form }) => {
  const mark = { container: ':::', leaf: '::', text: ':' }[form];
  return `${mark}${name}[Label *one*]{#a name="dot" file="/a.png" scale=2 .c}`;
});
const marks = [
  ...[
    '---\n',
    'title: "Canvas: a"\n',
    'tags: [a, b]\n',
    '## Custom 自定义 {#a}',
    '# ',
    '**注意。**',
    '*',
    '_',
    '~~',
    '`',
  ],
  ...[
    '[p](../a.md#x "t")',
    '[r][d]',
    '![alt](x.png)',
    '[d]: http://x "y"\n',
    'foo@bar.com',
    'https://x.y',
    '[^1]',
  ],
  ...[
    '[^1]: note\n',
    '> ',
    '- ',
    '1. ',
    '- [x] ',
    '    ',
    '```js {1} title="x"\n',
    '// highlight-next-line\n',
    '```\n',
  ],
  ...[
    ':::\n',
    '::::tabs{group=edition}\n',
    '| a | b |\n',
    '| --- | :-: |\n',
    '<!-- truncate -->',
    '<b>',
    '</b>',
    '\\',
  ],
  ...['：', '“', '\u00a0', '&nbsp;', '{#', '}', '\r\n', '\n', '\n\n', ' '],
];
const yaml = [
  ...[
    'title: ',
    'url: https://a.example\n',
    'docSets:\n',
    '  - id: docs\n',
    '- ',
    '? ',
    '! ',
    '&a ',
    '*a',
    '"',
    "'",
    '|\n',
  ],
  ...[
    '>-\n',
    '[',
    ']',
    '{',
    '}',
    ': ',
    '# ',
    '\t',
    '  ',
    '\n',
    '---\n',
    '...\n',
    '\r',
    'null',
    '1e999',
    '：',
  ],
];
const textOf = (pieces: readonly string[]) =>
  array(
    oneof({ weight: 6, arbitrary: constantFrom(...pieces) }, string({ unit: 'grapheme', maxLength: 8 })),
    {
      maxLength: 40,
    },
  ).map((parts) => parts.join(''));

/** Every problem names a place of the text. */
function expectPlaces(problems: readonly Problem[], text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const { line, column, message } of problems) {
    const length = lines[line - 1]?.length ?? -1;
    expect(column >= 1 && column <= length + 1, `${line}:${column} ${message}`).toBe(true);
  }
}

test('any Markdown is parsed: nothing is thrown, and every problem names a place of the text', async () => {
  await assert(
    asyncProperty(textOf([...marks, ...directives]), async (text) => {
      expectPlaces((await parseMarkdown(text, 'a.md', 'doc')).summary.problems, text);
    }),
    { seed: 1, numRuns: 250 },
  );
});

test('any YAML is parsed: the same', () => {
  assert(
    property(textOf(yaml), (text) => expectPlaces(parseYaml(text, configSchema, 'site.yaml').problems, text)),
    { seed: 1, numRuns: 500 },
  );
});
