import { expect, test } from 'vitest';
import { noArt } from '../load/art';
import type { Reference } from '../model/parsed';
import { en } from '../model/words/en';
import { resolveArt, resolveDownload } from './resolveArt';

const still = { src: '/assets/cup.png', width: 2, height: 1 };
const pieces = {
  cup: { still, durations: [], tags: [], alt: { en: 'A cup' } },
  walk: { still, sheet: still, durations: [100, 100], tags: [], alt: {} },
};
const locales = {
  default: 'en',
  list: { en: { label: 'English', htmlLang: 'en', direction: 'ltr' as const } },
};

/** The problems of resolving a piece of art, each with its nearest spelling. */
function resolve(target: string, asked: Partial<Reference> = {}) {
  const said: string[] = [];
  const art = {
    ...noArt,
    names: Object.keys(pieces),
    draw: (name: string) => (name === 'cup' || name === 'walk' ? pieces[name] : undefined),
  };
  const shown = resolveArt(
    art,
    'en',
    locales,
    { kind: 'art', target, line: 1, column: 1, ...asked },
    (_, message, _remedy, nearest) => said.push(nearest === undefined ? message : `${message} ${nearest}?`),
  );
  return { alt: shown?.alt, said };
}

test('a piece is shown with its words', () => {
  expect(resolve('cup', { needsAlt: true })).toEqual({ alt: 'A cup', said: [] });
});

test('a piece that is not there is told with the nearest name', () => {
  expect(resolve('cupp')).toEqual({ alt: undefined, said: ['The art folder has no "cupp". cup?'] });
});

test('a piece needs words only where the text gives none', () => {
  expect(resolve('walk', { needsAlt: true }).said).toEqual(['"walk" has no alt text.']);
  expect(resolve('walk').said).toEqual([]);
});

test('only what moves can be played', () => {
  expect(resolve('cup', { needsFrames: true }).said).toEqual(['"cup" has a single frame.']);
  expect(resolve('walk', { needsFrames: true }).said).toEqual([]);
  expect(resolve('cup').said).toEqual([]);
});

test('a file that nothing makes is told with the nearest address', () => {
  const said: string[] = [];
  const made = { src: '/art/cup.gpl', facts: '(GPL)' };
  const art = {
    ...noArt,
    exported: new Map([['art/cup.gpl', { draw: () => new Uint8Array() }]]),
    download: (address: string) => (address === '/art/cup.gpl' ? made : undefined),
  };
  const save = (target: string) =>
    resolveDownload(
      art,
      en.build.download,
      'en',
      { kind: 'download', target, line: 1, column: 1 },
      (_, message, _remedy, nearest) => said.push(`${message} ${nearest}?`),
    );
  expect(save('/art/cup.gpl')).toBe(made);
  expect(said).toEqual([]);
  expect(save('/art/cupp.gpl')).toBeUndefined();
  expect(said).toEqual(['The art folder makes no file "/art/cupp.gpl". /art/cup.gpl?']);
});
