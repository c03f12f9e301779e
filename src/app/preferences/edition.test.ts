import { expect, test } from 'vitest';
import { readEdition } from './edition';

test('EDN-02: only names of editions are editions', () => {
  const editions = [
    { name: 'ios', label: 'iOS' },
    { name: 'desktop', label: 'Desktop' },
  ];
  expect(['ios', 'desktop', 'da', '', '__proto__', null].map((text) => readEdition(text, editions))).toEqual([
    'ios',
    'desktop',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
