import { expect, test } from 'vitest';
import { readEdition } from './edition';

test('EDN-02: only names of editions are editions', () => {
  const editions = [
    { name: 'lite', label: 'Lite' },
    { name: 'studio', label: 'Desktop' },
  ];
  expect(['lite', 'studio', 'pro', '', '__proto__', null].map((text) => readEdition(text, editions))).toEqual(
    ['lite', 'studio', undefined, undefined, undefined, undefined],
  );
});
