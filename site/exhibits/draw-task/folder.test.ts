import { expect, test } from 'vitest';
import { areNamed, choices, deleted, type Folder, faultOf, isTidy, sortFolder } from './folder';

const named: Folder = {
  slime: 'slime_master',
  slime_final: 'slime_v01',
  slime_final2: 'slime_v02_work',
  slime_new: 'slime_master_v02_work',
  'slime_16x.png': deleted,
  slime_hat: 'slime_v03',
};

test('a folder is tidy once each file has its name and the right one is copied [rule 13]', () => {
  expect([areNamed({}), areNamed(named), isTidy(named)]).toEqual([false, true, false]);
  expect(isTidy({ ...named, copied: 'slime_v01' })).toBe(true);
  expect(isTidy({ ...named, copied: 'slime_master' })).toBe(false);
  expect(areNamed({ ...named, slime_hat: 'slime_v03_work' })).toBe(false);
  expect(Object.values(named).every((name) => choices.includes(name))).toBe(true);
});

test('names sort themselves, and what is deleted or saved over is gone [rule 13]', () => {
  expect(sortFolder({})).toEqual([
    'slime',
    'slime_16x.png',
    'slime_final',
    'slime_final2',
    'slime_hat',
    'slime_new',
  ]);
  expect(sortFolder(named)).toEqual([
    'slime_master',
    'slime_master_v02_work',
    'slime_v01',
    'slime_v02_work',
    'slime_v03',
  ]);
  expect(sortFolder({ ...named, slime_final2: 'slime_v01' })).toEqual([
    'slime_master',
    'slime_master_v02_work',
    'slime_v01',
    'slime_v03',
  ]);
});

test('a wrong name is told what is wrong with it [rule 13]', () => {
  expect(faultOf({}, 'slime')).toBeUndefined();
  expect(faultOf(named, 'slime')).toBeUndefined();
  expect(faultOf({ slime_hat: 'slime_v3' }, 'slime_hat')).toBe('digits');
  expect(faultOf({ slime_final2: 'slime_final3' }, 'slime_final2')).toBe('final');
  expect(faultOf({ 'slime_16x.png': 'slime_final3' }, 'slime_16x.png')).toBe('slime_16x.png');
  expect(faultOf({ slime_new: deleted }, 'slime_new')).toBe('lost');
  expect(faultOf({ slime: 'slime_v01' }, 'slime')).toBe('slime');
  expect(faultOf({ copied: 'slime_v03' }, 'copied')).toBe('copied');
});
