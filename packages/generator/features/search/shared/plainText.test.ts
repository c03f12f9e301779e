import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each(['a', 'em', 'strong', 'del', 'code', 'sup', 'span', 'Kbd', 'Menu', 'Edition', 'Explained', 'tok'])(
  'a word goes on across %s, which stands within a line',
  (name) => {
    expect(plainText([['p', null, 'on', [name, null, 'io'], 'n']])).toBe('onion');
  },
);

test('blocks are parted by one space, whatever stands between them', () => {
  expect(
    plainText([
      ['p', null, 'one'],
      ['ul', null, ['li', null, 'two '], ['li', null, '\n three']],
    ]),
  ).toBe('one two three');
});

test('the numbers of footnotes and the links back from them are no words', () => {
  const note = ['a', { href: '#fn-1', footnote: true }, '1'] as const;
  const back = ['a', { href: '#ref', backref: '1' }, '↩'] as const;
  expect(
    plainText([
      ['p', null, 'a', ['sup', null, note]],
      ['p', null, 'b ', back],
    ]),
  ).toBe('a b');
});
