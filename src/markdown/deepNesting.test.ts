import { expect, test } from 'vitest';
import { findDeepMarkdown, findDeepYaml } from './deepNesting';

test.each<[string, string, number | undefined]>([
  ['quotations', '> '.repeat(101), 1],
  ['lists in a line', `a\n\n${'1. '.repeat(101)}a`, 3],
  ['directives', ':::tip\n'.repeat(101), 101],
  ['directives one after the other', ':::tip\na\n:::\n'.repeat(200), undefined],
  ['directives around others', `${'::::tip\n:::note\na\n:::\n'.repeat(60)}${'::::\n'.repeat(60)}`, undefined],
  ['pictures in labels', '!['.repeat(101), 1],
  ['a line across the page', '* '.repeat(300), undefined],
  ['marks in a paragraph', `a\n${'*a_'.repeat(1001)}`, 2],
  ['a run of marks', `a ${'*'.repeat(6000)}`, 1],
  ['bold words in a table', '| **a** | *b* |\n'.repeat(900), undefined],
  ['names in code', `\`\`\`\n${'a_b_c_d_e_f\n'.repeat(900)}\`\`\``, undefined],
  ['a table of brackets', '[a] | '.repeat(300), undefined],
])('Markdown: %s', (_what, text, line) => {
  expect(findDeepMarkdown(text)).toBe(line);
});

test.each<[string, string, number | undefined]>([
  ['mappings in a line', `a: b\nc: ${'{'.repeat(101)}`, 2],
  ['lists in a line', '- '.repeat(101), 1],
  ['lists over lines', 'a:\n[\n'.repeat(101), 200],
  ['indentation', Array.from({ length: 120 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'), 101],
  ['a long list', '- { a: [1, 2] }\n'.repeat(500), undefined],
  ['steps down and up', 'a:\n  b:\n    - c\n\n'.repeat(200), undefined],
])('YAML: %s', (_what, text, line) => {
  expect(findDeepYaml(text)).toBe(line);
});
