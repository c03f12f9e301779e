import { expect, test } from 'vitest';
import { addAddress } from './exhibitData';

test('the exhibits of a page are told where their data are, and nothing else is', () => {
  const others = [
    ['p', null, 'text'],
    ['Exhibit', { exhibit: 'another' }],
  ] as const;
  const trial = ['Exhibit', { exhibit: 'trial', src: 'a' }, ['p', null]] as const;
  expect(addAddress([...others, trial], 'trial', { factsSrc: '/assets/facts.json' })).toEqual([
    ...others,
    ['Exhibit', { exhibit: 'trial', src: 'a', factsSrc: '/assets/facts.json' }, ['p', null]],
  ]);
});
