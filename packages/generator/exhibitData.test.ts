import { expect, test } from 'vitest';
import { addAddress } from './exhibitData';

test('the exhibits of a page are told where their data are, and nothing else is', () => {
  const others = [
    ['p', null, 'text'],
    ['Exhibit', { exhibit: 'sharpener' }],
  ] as const;
  const inspector = ['Exhibit', { exhibit: 'inspector', src: 'a' }, ['p', null]] as const;
  expect(addAddress([...others, inspector], 'inspector', { factsSrc: '/assets/facts.json' })).toEqual([
    ...others,
    ['Exhibit', { exhibit: 'inspector', src: 'a', factsSrc: '/assets/facts.json' }, ['p', null]],
  ]);
});
