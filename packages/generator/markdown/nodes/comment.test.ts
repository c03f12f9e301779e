import { describe, expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

describe('BL-02 the truncate marker', () => {
  test.each([['<!-- truncate -->'], ['<!--truncate-->'], ['{/* truncate */}'], ['{/*truncate*/}']])(
    '%s',
    async (marker) => {
      const { summary, tree, printed } = await parseForTest(
        'a',
        '',
        '<!-- b -->',
        '',
        '- c',
        '',
        marker,
        '',
        'd',
      );
      expect(printed).toBe('');
      expect(tree).toEqual([
        ['p', null, 'a'],
        ['ul', null, ['li', null, 'c']],
        ['p', null, 'd'],
      ]);
      expect(summary.truncateAt).toBe(2);
    },
  );

  test('may be missing, or stand first or last', async () => {
    expect((await parseForTest('a')).summary.truncateAt).toBe(-1);
    expect((await parseForTest('<!-- truncate -->', '', 'a')).summary.truncateAt).toBe(0);
    expect((await parseForTest('a', '<!-- truncate -->')).summary.truncateAt).toBe(1);
  });

  test('is wrong when it stands twice or inside something', async () => {
    const { printed, summary } = await parseForTest(
      'a',
      '<!-- truncate -->',
      'b',
      '',
      '{/* truncate */}',
      '',
      '- <!-- truncate -->',
      '',
      '> {/* truncate */}',
      '',
      'c <!-- truncate --> d',
    );
    expect(summary.truncateAt).toBe(1);
    expect(printed).toMatchInlineSnapshot(`
      "page.md:5:1  error  A second truncate marker
          Keep one of the two.
      page.md:7:3  error  The truncate marker is inside another block
          Write it on a line of its own, not indented, with an empty line before and after it.
      page.md:9:3  error  The truncate marker is inside another block
          Write it on a line of its own, not indented, with an empty line before and after it.
      page.md:11:3  error  The truncate marker is inside another block
          Write it on a line of its own, not indented, with an empty line before and after it."
    `);
  });
});
