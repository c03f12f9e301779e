import { expect, test } from 'vitest';
import { checkTabLabels } from './checkTabLabels';

const page = (file: string, label: string, group = 'edition', locale = 'en') => ({
  file,
  locale,
  source: `::::tabs{group=${group}}\n\n:::tab{value=desktop label="${label}"}\nText\n:::\n\n::::\n`,
});

test('a choice with another name than on most pages is told at its place', () => {
  const files = [page('a.md', 'Desktop'), page('b.md', 'Computer'), page('c.md', 'Computer')];
  expect(checkTabLabels(files)).toEqual([
    {
      severity: 'warning',
      file: 'a.md',
      line: 3,
      column: 22,
      message: 'The tab is called "Desktop", on other pages "Computer".',
      remedy: 'One choice has one name; readers look for it again.',
    },
  ]);
});

test('other groups, other languages and tabs of their own are left alone', () => {
  expect(
    checkTabLabels([
      page('a.md', 'Desktop'),
      page('b.md', '桌面', 'edition', 'zh'),
      page('c.md', 'Large screen', 'size'),
      { file: 'd.md', locale: 'en', source: ':::tabs\n:::tab{value=desktop label="Own"}\n:::\n:::\n' },
    ]),
  ).toEqual([]);
});
