import { expect, test } from 'vitest';
import { listPassages } from '../../model/passages';
import { parseForTest } from '../parseForTest';
import { parseMarkdown } from '../parseMarkdown';
import { proseOfMarkdown } from '../proseOf';

const lines = [
  '---',
  'title: Canvas',
  '---',
  ':::open{first=2}',
  'How large may a *canvas* be?',
  '',
  'Three pages would say so.',
  ':::',
  '',
  'Words.',
  '',
  '<!-- truncate -->',
  '',
  '- item',
  '',
  '  :::open',
  '  Which?',
  '  :::',
];

test('VIS-10: an open question is nothing where it is not to be seen, and is listed with its place', async () => {
  const { tree, summary, printed } = await parseForTest(...lines);
  expect(printed).toBe('');
  expect(tree).toEqual([
    ['p', null, 'Words.'],
    ['ul', null, ['li', null, ['p', null, 'item']]],
  ]);
  expect(summary).toMatchObject({ firstParagraph: 'Words.', truncateAt: 1 });
  expect(summary.open).toEqual([
    { question: 'How large may a canvas be?\nThree pages would say so.', first: 2, line: 4, column: 1 },
    { question: 'Which?', line: 16, column: 3 },
  ]);
});

test('VIS-10: it is in the tree of writers, and no part of what translations follow and spelling is checked in', async () => {
  const source = lines.join('\n');
  const { tree, summary } = await parseMarkdown(source, 'page.md', 'post', true);
  expect(tree[0]).toEqual([
    'Open',
    null,
    ['p', null, 'How large may a ', ['em', null, 'canvas'], ' be?'],
    ['p', null, 'Three pages would say so.'],
  ]);
  expect(summary.truncateAt).toBe(2);
  expect(listPassages(summary.frontMatter, tree).map(({ text }) => text)).toEqual([
    'Canvas',
    'Words.',
    'item',
  ]);
  expect(proseOfMarkdown(source).map(({ text }) => text)).toEqual(['Canvas', 'Words.', 'item']);
});

test('VIS-10: mistakes in open questions, and places that would be left empty without them', async () => {
  const { printed, summary } = await parseForTest(
    'Words.',
    '',
    ':::open{second first=0}',
    'What?',
    ':::',
    '',
    '## Only a question',
    '',
    ':::open',
    'Who?',
    ':::',
    '',
    ':::open',
    'Why?',
    ':::',
    '',
    '## With more below',
    '',
    ':::open',
    'When?',
    ':::',
    '',
    '### More',
    '',
    'Words.',
    '',
    ':::open',
    ':::',
    '',
    ':::open[label]',
    '- a list',
    ':::',
    '',
    '::::details[More]',
    ':::open',
    'How?',
    ':::',
    '::::',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:3:9  error  :::open: Unknown attribute "second"
        Allowed: first.
    page.md:3:16  error  :::open: first must be at least 1, found a text ("0")
        Its place among the questions whose answers would change most.
    page.md:9:1  error  Without this question nothing would be left here
        Say here what is known, or put the question below a text that its answer would add to.
    page.md:27:1  error  The question is missing
        Write it inside :::open.
    page.md:30:8  error  Only paragraphs are allowed inside :::open
        Write the question, and below it, if you like, what its answer would change.
    page.md:35:1  error  Without this question nothing would be left here
        Say here what is known, or put the question below a text that its answer would add to."
  `);
  expect(summary.open.map(({ question }) => question)).toEqual(['What?', 'Who?', 'Why?', 'When?', 'How?']);
});
