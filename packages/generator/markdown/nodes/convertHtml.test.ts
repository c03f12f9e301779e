import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

test('HTML is reported with what to write instead', async () => {
  const { printed, tree } = await parseForTest(
    'a <b>b</b> <br> <Size> </i>',
    '',
    '<details>',
    '<summary>c</summary>',
    '</details>',
    '',
    '> <!-- d -->',
    '> <img src="x">',
    '> <!-- e --> <table>',
    '',
    '<!doctype html>',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:3  error  HTML cannot be used here: <b>
        Write **text**.
    page.md:1:12  error  HTML cannot be used here: <br>
        End the line with a backslash.
    page.md:1:17  error  HTML cannot be used here: <Size>
        Use Markdown or a directive; for a "<" as text write \\< or put it between backticks.
    page.md:1:24  error  HTML cannot be used here: </i>
        Write *text*.
    page.md:3:1  error  HTML cannot be used here: <details>
        Write :::details[Summary] and close it with ":::".
    page.md:8:3  error  HTML cannot be used here: <img src="x">
        Write ![what it shows](./picture.png).
    page.md:11:1  error  HTML cannot be used here: <!doctype html>
        Use Markdown or a directive; for a "<" as text write \\< or put it between backticks."
  `);
  expect(tree).toEqual([
    ['p', null, 'a b   '],
    ['blockquote', null],
  ]);
});

test('a comment must be closed and have its line for itself', async () => {
  const { printed } = await parseForTest(
    '<!-- a --> b',
    '',
    '- c',
    '',
    '  <!-- d',
    '',
    'e',
    '',
    '<!-- f',
    '',
    'g',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:12  error  The text behind a comment on the same line is lost
        Begin a new line for it.
    page.md:5:3  error  This comment is not closed: it hides the rest of the page
        Close it with -->.
    page.md:9:1  error  This comment is not closed: it hides the rest of the page
        Close it with -->."
  `);
});
