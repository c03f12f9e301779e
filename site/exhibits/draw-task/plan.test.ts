import { expect, test } from 'vitest';
import { addUp, wishes } from './plan';

const idle: typeof wishes = { idle: 2, hop: 3, hurt: 2, directions: 1, minutes: 15 };

test('10. drawings are frames times directions; each takes the minutes of the clock, from 15 to 30, or those planned where none ran', () => {
  expect(addUp(wishes, 120)).toMatchObject({ drawings: 48, minutes: 15, sum: 720, left: 600, fit: 'over' });
  expect(addUp(idle, 120, 17)).toMatchObject({ drawings: 7, minutes: 17, sum: 119, left: 1, fit: 'kept' });
  expect(addUp({ ...idle, minutes: 16 }, 120).sum).toBe(112);
  expect(addUp({ ...idle, minutes: 30 }, 120, 1).minutes).toBe(15);
  expect(addUp(idle, 120, 90).minutes).toBe(30);
});

test('10. wishes in one direction are too much, and the least of each too little', () => {
  expect(addUp({ ...wishes, directions: 1 }, 120).fit).toBe('over');
  expect(addUp({ ...idle, idle: 1, hurt: 0 }, 120)).toMatchObject({ left: 60, fit: 'under' });
});

test('10. what fits in two directions has drawings that a mirror would give', () => {
  expect(addUp({ ...idle, hop: 2, hurt: 0, directions: 2 }, 120)).toMatchObject({
    twins: 4,
    fit: 'mirrored',
  });
});

test('10. at each pace there is a plan', () => {
  for (let spent = 1; spent < 100; spent++) {
    const fits = [0, 1, 2, 3, 4].map((hurt) => addUp({ ...idle, idle: 1, hurt }, 120, spent).fit);
    expect(fits, String(spent)).toContain('kept');
  }
});
