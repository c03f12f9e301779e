import { describe, expect, test } from 'vitest';
import { categorySchema } from '../model/frontMatter';
import { formatProblems } from '../model/problem';
import { parseForTest } from './parseForTest';
import { parseYaml } from './parseYaml';
import { settleConflicts } from './settleConflicts';

function settle(...lines: readonly string[]) {
  const { text, conflicts } = settleConflicts(lines.join('\n'));
  return { lines: text.split('\n'), told: conflicts.map(({ line, message }) => `${line}: ${message}`) };
}

describe('a merge conflict', () => {
  test('is found, and the lines of this branch stay where they are', () => {
    expect(settle('a', '<<<<<<< HEAD', 'b', '=======', 'c', '>>>>>>> other', 'd')).toEqual({
      lines: ['a', '', 'b', '', '', '', 'd'],
      told: ['2: A merge conflict is left, from here to line 6: <<<<<<< HEAD'],
    });
  });

  test('may show the lines that both branches come from, and lines that end in CR LF', () => {
    expect(
      settle(
        '<<<<<<<\r',
        'a',
        '||||||| 1a2b3c4',
        'b',
        '=======\r',
        'c',
        '>>>>>>>\r',
        '<<<<<<< x',
        'd',
        '=======',
        '>>>>>>> y',
      ),
    ).toEqual({
      lines: ['', 'a', '', '', '', '', '', '', 'd', '', ''],
      told: [
        '1: A merge conflict is left, from here to line 7: <<<<<<<',
        '8: A merge conflict is left, from here to line 11: <<<<<<< x',
      ],
    });
  });

  test('may have been removed by half', () => {
    expect(settle('a', '=======', 'b', '>>>>>>> other')).toEqual({
      lines: ['a', '', 'b', ''],
      told: ['4: A marker of a merge conflict is left: >>>>>>> other'],
    });
    expect(settle('<<<<<<< HEAD', 'a', '<<<<<<< HEAD', 'b', '=======')).toEqual({
      lines: ['', 'a', '', 'b', ''],
      told: [
        '1: A marker of a merge conflict is left: <<<<<<< HEAD',
        '3: A marker of a merge conflict is left: <<<<<<< HEAD',
      ],
    });
  });

  test.each([
    ['an underlined heading', 'Title', '======='],
    ['a quotation inside quotations', '>>>>>> a', '>>>>>>>> b'],
    ['indented markers', ' <<<<<<< HEAD', ' =======', ' >>>>>>> other'],
    ['other lines of such characters', '<<<<<<<a', '>>>>>>>a', '<<<<<<', '======= a', '||||||| a', '|||||||'],
  ])('is not %s', (_, ...lines) => {
    expect(settle(...lines)).toEqual({ lines, told: [] });
  });
});

test('conflicts in a page are errors, in the front matter and in code too, and cause no others', async () => {
  const { printed, summary } = await parseForTest(
    '---',
    '<<<<<<< HEAD',
    'title: Ours',
    '=======',
    'title: Theirs',
    '>>>>>>> other',
    '---',
    '',
    '```',
    '<<<<<<< HEAD',
    'a',
    '=======',
    'b',
    '>>>>>>> other',
    '```',
    '',
    ' ```diff',
    ' <<<<<<< HEAD',
    ' =======',
    ' >>>>>>> other',
    ' ```',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:2:1  error  A merge conflict is left, from here to line 6: <<<<<<< HEAD
        Keep the lines that are meant and remove the others with the markers. Markers that readers should see are indented by a space.
    page.md:10:1  error  A merge conflict is left, from here to line 14: <<<<<<< HEAD
        Keep the lines that are meant and remove the others with the markers. Markers that readers should see are indented by a space."
  `);
  expect(summary.frontMatter.title).toBe('Ours');
  expect(summary.isPartial).toBe(true);
});

test('conflicts in YAML files are errors too', () => {
  const source = 'position: 1\n<<<<<<< HEAD\nlabel: Ours\n=======\nlabel: Theirs\n>>>>>>> other\n';
  const { value, problems } = parseYaml(source, categorySchema, 'category.yaml');
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "category.yaml:2:1  error  A merge conflict is left, from here to line 6: <<<<<<< HEAD
        Keep the lines that are meant and remove the others with the markers. Markers that readers should see are indented by a space."
  `);
  expect(value).toMatchObject({ label: 'Ours', position: 1 });
});

test('the middle marker alone is told where it is text', async () => {
  const { printed } = await parseForTest(
    '- a',
    '=======',
    '',
    '=======',
    'b',
    '',
    '> =======',
    '',
    '======== =======',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:2:1  error  A marker of a merge conflict is left: =======
        Remove the line; write --- for a rule.
    page.md:4:1  error  A marker of a merge conflict is left: =======
        Remove the line; write --- for a rule."
  `);
});
