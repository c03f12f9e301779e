import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import { drawTurn, stageSide } from './drawTurn';
import { findFaults } from './findFaults';
import { scene } from './land';
import {
  angleTowards,
  beginStroke,
  chooseRepair,
  faultsOf,
  inksOf,
  isGoalMet,
  isUnbroken,
  methods,
  moveCursor,
  nextFault,
  paint,
  rowsInView,
  side,
  startTurn,
  type Turn,
  turnLink,
  turnTo,
  undo,
  uprightInks,
} from './model';
import type { Ink } from './sword';

const paintAt = (turn: Turn, at: number, ink: Ink) =>
  paint({ ...moveCursor(turn, at % side, Math.floor(at / side)), ink });
const rowsOf = (inks: readonly Ink[]) =>
  Array.from({ length: side }, (_, y) => inks.slice(y * side, (y + 1) * side).join(''));
const countPixels = (inks: readonly Ink[]) => inks.filter((ink) => ink !== '.').length;

test('the tip points where the pointer is, and degrees go round [rule 1]', () => {
  expect([angleTowards(0, -5), angleTowards(5, 0), angleTowards(0, 5), angleTowards(-5, -5)]).toEqual([
    0, 90, 180, -45,
  ]);
  expect([-45, 359.6, 367, 90].map((degrees) => turnTo(startTurn, degrees).degrees)).toEqual([315, 0, 7, 90]);
});

test('every turn fits its square; upright and on quarters nothing changes [rule 2]', () => {
  const whole = countPixels(uprightInks());
  for (let degrees = 0; degrees < 360; degrees++)
    // Shears keep every pixel, so none can lie outside of the square.
    expect(countPixels(inksOf(turnTo(startTurn, degrees), 'shears')), String(degrees)).toBe(whole);
  for (const method of methods) expect(inksOf(turnTo(startTurn, 0), method)).toEqual(uprightInks());
  // A quarter turn clockwise: the columns from the left become the rows from the top.
  const upright = rowsOf(uprightInks());
  const quarter = upright.map((_, column) =>
    [...upright]
      .reverse()
      .map((row) => row[column])
      .join(''),
  );
  for (const method of methods) expect(rowsOf(inksOf(turnTo(startTurn, 90), method))).toEqual(quarter);
});

test('the three results at 30 degrees [rule 2]', () => {
  const turn = startTurn;
  expect(methods.map((method) => rowsOf(inksOf(turn, method)).slice(13, 18))).toEqual([
    [
      '.......00bb00........',
      '......0000b0.........',
      '.....0090.00.........',
      '.....0bb0............',
      '......000............',
    ],
    [
      '......00bbb0.........',
      '.......00000.........',
      '.....00990.0.........',
      '.....bb0.............',
      '.....00b0............',
    ],
    [
      '......000bb00........',
      '......0000b0.........',
      '.....0090000.........',
      '.....0bb0............',
      '......000............',
    ],
  ]);
});

test('what was painted belongs to one result at one angle [rules 3, 4]', () => {
  const turn = chooseRepair(startTurn, 'nearest');
  const painted = paintAt(turn, 0, 'b');
  expect(inksOf(painted, 'nearest')[0]).toBe('b');
  expect(inksOf(painted, 'shears')[0]).toBe('.');
  expect(turnTo(painted, 30)).toBe(painted);
  expect(turnTo(painted, 31).edits.size).toBe(0);
  expect(chooseRepair(painted, undefined).edits.size).toBe(1);
  expect(chooseRepair(painted, 'shears').edits.size).toBe(0);
  expect(paintAt(painted, 0, '.').edits.size).toBe(0);
  expect(paintAt(startTurn, 0, 'b').edits.size).toBe(0);
  expect(moveCursor(turn, -3, 30).cursor).toBe(20 * side);
});

test('undo takes back a stroke, and skips one that changed nothing [rule 4]', () => {
  const broken = chooseRepair(startTurn, 'nearest');
  const dot = paintAt(beginStroke(broken), 0, 'b');
  const stroke = paintAt(paintAt(beginStroke(dot), 1, 'b'), 2, 'b');
  expect(undo(beginStroke(stroke)).edits).toEqual(dot.edits);
  expect(undo(undo(stroke)).edits.size).toBe(0);
  expect(undo(broken)).toBe(broken);
});

test.each([
  ['the outline has a gap', ['.000', '.060', '.06.', '.000'], [11]],
  ['a pixel of the outline touches no colour', ['.000', '.060', '.000', '0...'], [12]],
  // The outermost are loose: they touch no colour.
  ['a pixel of nothing is closed in', ['0000', '0600', '00.0', '0000'], [3, 7, 10, 11, 12, 13, 14, 15]],
] as const)('marks: %s [rule 5]', (_, rows, faults) => {
  const inks = [...rows.join('')].map((letter): Ink => (letter === '0' || letter === '6' ? letter : '.'));
  expect([...findFaults(inks, 4, 0).keys()]).toEqual(faults);
});

test('the tip may stand alone, wherever it points [rule 5]', () => {
  const inks = [...'..0..000.060000.'].map(
    (letter): Ink => (letter === '0' || letter === '6' ? letter : '.'),
  );
  expect([0, 180].map((degrees) => findFaults(inks, 4, degrees).get(2))).toEqual([undefined, 'loose']);
});

test('the upright sword is whole, a turned one is not [rule 5]', () => {
  expect(findFaults(uprightInks(), side, 0).size).toBe(0);
  const counts = methods.map((method) => faultsOf(startTurn, method).size);
  expect(counts).toEqual([8, 6, 5]);
});

/** Result 3 at 30 degrees, repaired. */
const mended = () => {
  let turn = chooseRepair(startTurn, 'rotsprite');
  for (let round = 0; round < 5; round++)
    for (const [at, fault] of faultsOf(turn, 'rotsprite'))
      turn = paintAt(turn, at, fault === 'loose' ? '.' : '0');
  return turn;
};

test('who does what the framed mark asks for mends any result in twelve moves at most, and keeps its colours [rule 5]', () => {
  for (let degrees = 1; degrees < 360; degrees += degrees % 90 === 89 ? 2 : 1)
    for (const method of methods) {
      let turn = chooseRepair(turnTo(startTurn, degrees), method);
      const broken = turn;
      for (let moves = 0; moves < 12; moves++) {
        const next = nextFault(turn, method);
        if (next === undefined) break;
        turn = paintAt(turn, next[0], next[1] === 'loose' ? '.' : '0');
      }
      expect(faultsOf(turn, method).size, `${method} at ${degrees}`).toBe(0);
      expect(isGoalMet(turn), `${method} at ${degrees}`).toBe(!isUnbroken(broken));
      const colors = (one: Turn) => inksOf(one, method).filter((ink) => ink !== '.' && ink !== '0').length;
      expect(colors(turn)).toBe(colors(broken));
    }
});

test('the goal is met when a result is repaired, at any angle but a quarter turn [rule 6]', () => {
  expect(isGoalMet(mended())).toBe(true);
  expect(isGoalMet({ ...mended(), repaired: undefined })).toBe(false);
  expect(isGoalMet(chooseRepair(startTurn, 'rotsprite'))).toBe(false);
  const upright = chooseRepair(turnTo(startTurn, 0), 'nearest');
  expect(isGoalMet(paintAt(upright, 5 * side + 10, '4'))).toBe(false);
});

test('a link carries the angle, and a result that is repaired [rule 7]', () => {
  expect(turnLink.write(turnTo(startTurn, 200))).toBe('200');
  expect(turnLink.read('200')).toEqual({ degrees: 200 });
  const turn = paintAt(paintAt(chooseRepair(startTurn, 'shears'), 440, 'b'), 281, '.');
  const { degrees, repaired, edits } = turn;
  expect(turnLink.write(turn)).toBe('30-shears-7tnc8b');
  expect(turnLink.read('30-shears-7tnc8b')).toEqual({ degrees, repaired, edits });
  expect(turnLink.read('30-nearest-')?.repaired).toBe('nearest');
  for (const text of ['360', '30-', '30-turn-', '30-shears-c9b', '30-shears-c8x'])
    expect(turnLink.read(text), text).toBeUndefined();
});

test('a result is repaired as wide as all four, in rows that hold every mark and all that was painted [rule 3]', () => {
  expect(drawTurn(startTurn)).toMatchObject({ width: stageSide, height: stageSide });
  const flat = chooseRepair(turnTo(startTurn, 80), 'nearest');
  for (const turn of [flat, paintAt(flat, 0, 'b'), mended()]) {
    const method = turn.repaired ?? 'nearest';
    const { top, count } = rowsInView(turn, method);
    expect(drawTurn(turn)).toMatchObject({ width: stageSide, height: 4 * count });
    for (const at of [...turn.edits.keys(), ...faultsOf(turn, method).keys()]) {
      expect(Math.floor(at / side)).toBeGreaterThanOrEqual(top);
      expect(Math.floor(at / side)).toBeLessThan(top + count);
    }
  }
  expect(rowsInView(flat, 'nearest').count).toBeLessThan(side - 4);
});

test('the picture of the page is the sword turned by 30 degrees', async () => {
  const [, drawn] = (await readFile('art/technique/turned-sword.art', 'utf8')).split('frame\n');
  const turn = startTurn;
  const pictures = [uprightInks(), ...methods.map((method) => inksOf(turn, method))].map(rowsOf);
  const rows = Array.from({ length: side }, (_, y) => pictures.map((picture) => picture[y]).join(''));
  expect(drawn?.trim().split('\n')).toEqual(rows);
});

test('the answer: the mended sword cuts the mushroom, whose cap lies beside it then [rule 8]', () => {
  const frames = playAnswer(answer, mended(), scene);
  const lowest = (words: Uint32Array | undefined) => {
    const caps = [...(words ?? []).entries()].filter(([, word]) => word === wordOfLetter('9'));
    return Math.max(...caps.map(([at]) => Math.floor(at / scene.width)));
  };
  expect(lowest(frames.at(-1))).toBeGreaterThan(lowest(frames[0]));
  // The sword is whole: as much gold as it has.
  const gold = inksOf(mended(), 'nearest').filter((ink) => ink === 'b').length;
  // The sun has it too.
  expect(findLetter(frames[0], 'b').count).toBe(gold + 21);
});
