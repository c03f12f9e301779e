import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords, sideBySide } from '../../testing/artWords';
import { playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer, daybreakOf } from './answer';
import {
  changesOf,
  counts,
  darkPlaces,
  drawScene,
  dropColor,
  entryAt,
  isGoalMet,
  type Recolouring,
  recolouringLink,
  stageSize,
  startRecolouring,
} from './model';
import { scene } from './scene';

const places = {
  sky: { x: 30, y: 14 },
  horizon: { x: 48, y: 30 },
  hill: { x: 50, y: 36 },
  meadow: { x: 2, y: 46 },
  moon: { x: 78, y: 10 },
};
const drop = (state: Recolouring, color: string, place: keyof typeof places) =>
  dropColor({ ...state, chosen: color }, places[place]);
const night = startRecolouring;
const day = drop(
  drop(drop(drop(drop(night, '4', 'sky'), '6', 'horizon'), 'f', 'hill'), 'e', 'meadow'),
  'b',
  'moon',
);

test('a drop changes the colour of an entry, and no pixel another entry [rules 1, 2]', () => {
  const entries = (state: Recolouring) =>
    scene.flatMap((row, y) => [...row].map((_, x) => entryAt(state, { x, y })));
  expect(entries(day)).toEqual(entries(night));
  const before = pixels32(drawScene(night));
  const after = pixels32(drawScene(drop(night, '4', 'sky')));
  const shown = entries(night);
  expect(before.every((word, index) => (word === after[index]) !== (shown[index] === 1))).toBe(true);
  // Beside the picture, sky and meadow go on.
  expect(dropColor({ ...night, chosen: '4' }, { x: -1, y: 0 })).toEqual(drop(night, '4', 'sky'));
  const below = { x: 0, y: stageSize.height };
  expect(dropColor({ ...night, chosen: 'f' }, below)).toEqual(drop(night, 'f', 'meadow'));
});

test('what has changed is counted, by entries and by pixels [rule 3]', () => {
  expect(changesOf(night)).toEqual({ entries: 0, pixels: 0 });
  const sky = [...scene.join('')].filter((letter) => letter === '1').length;
  expect(changesOf(drop(night, '4', 'sky'))).toEqual({ entries: 1, pixels: sky });
  expect(changesOf(day).entries).toBe(5);
});

test.each(counts)('of %i entries each is used, and the others keep their colours [rule 4]', (count) => {
  const state = { ...night, count };
  const used = new Set(scene.flatMap((row, y) => [...row].map((_, x) => entryAt(state, { x, y }))));
  expect(used.size).toBe(count);
  const dropped = drop(state, 'c', 'hill');
  expect(dropped.colors.filter((color, entry) => color !== night.colors[entry])).toEqual(['c']);
});

test('it is day when sky, horizon and meadow are light enough, with any number of entries [rule 5]', () => {
  expect(isGoalMet(night)).toBe(false);
  expect(isGoalMet(day)).toBe(true);
  expect(isGoalMet(drop(day, '2', 'horizon'))).toBe(false);
  expect(darkPlaces(drop(day, '2', 'horizon'))).toEqual(['horizon']);
  expect(isGoalMet(drop(day, 'd', 'meadow'))).toBe(false);
  const few: Recolouring = { ...night, count: 4 };
  expect(isGoalMet(drop(few, '4', 'sky'))).toBe(false);
  expect(isGoalMet(drop(drop(few, '4', 'sky'), 'e', 'meadow'))).toBe(true);
});

test('a link carries the palette and the number of its entries [rule 6]', () => {
  expect(recolouringLink.write(night)).toBe('16-0123456789eb31de');
  const { colors } = day;
  expect(recolouringLink.read(recolouringLink.write({ ...day, count: 8 }))).toEqual({ count: 8, colors });
  for (const text of ['16-', '15-0123456789eb31de', '16-0123456789eb31d', '16-0123456789eb31dg'])
    expect(recolouringLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the night and the day', async () => {
  const pictures = [night, day].map((state) => ({ ...stageSize, words: pixels32(drawScene(state)) }));
  expect(sideBySide(pictures)).toEqual(await artWords('technique/night-and-day'));
});

test('the answer: the moon sets, the sun rises, and the land has the colours of a day [rule 7]', () => {
  const few = drop(drop({ ...night, count: 4 }, 'c', 'sky'), 'e', 'meadow');
  const frames = playAnswer(answer, few, stageSize);
  const at = (frame: number, { x, y }: (typeof places)['sky']) => frames.at(frame)?.[y * stageSize.width + x];
  const drawn = pixels32(drawScene(few));
  expect(at(0, places.hill)).toBe(drawn[places.hill.y * stageSize.width + places.hill.x]);
  expect([0, 7, -1].map((frame) => at(frame, places.moon))).toEqual(['6', 'c', 'b'].map(wordOfLetter));
  // The sky keeps the reader's colour. With four entries hill and meadow are one.
  expect([places.hill, places.meadow].map((place) => at(-1, place))).toEqual(['f', 'e'].map(wordOfLetter));
  // A poster begins at night, and never has the moon in a day.
  const posters = daybreakOf(few).map(({ raster }) => pixels32(raster));
  const moonAt = places.moon.y * stageSize.width + places.moon.x;
  expect(posters.map((words) => words[moonAt])).toEqual(['6', 'b', 'b'].map(wordOfLetter));
});
