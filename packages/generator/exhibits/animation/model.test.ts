import { expect, test } from 'vitest';
import { frameAt, type Playback, type PlaybackAction, play } from './model';

const start: Playback = { frame: 0, isPlaying: true, speed: 1 };
const after = (...actions: PlaybackAction[]) =>
  actions.reduce((playback, action) => play(playback, action, 3), start);

test('the last frame is followed by the first', () => {
  expect(after({ kind: 'tick' }, { kind: 'tick' }).frame).toBe(2);
  expect(after({ kind: 'tick' }, { kind: 'tick' }, { kind: 'tick' }).frame).toBe(0);
  expect(after({ kind: 'step', by: -1 }).frame).toBe(2);
});

test('a step pauses, and a paused animation does not move by itself', () => {
  expect(after({ kind: 'step', by: 1 })).toEqual({ frame: 1, isPlaying: false, speed: 1 });
  expect(after({ kind: 'toggle' }, { kind: 'tick' }).frame).toBe(0);
  expect(after({ kind: 'toggle' }, { kind: 'toggle' }, { kind: 'tick' }).frame).toBe(1);
});

test('the speed changes nothing else', () => {
  expect(after({ kind: 'tick' }, { kind: 'speed', speed: 2 })).toEqual({
    frame: 1,
    isPlaying: true,
    speed: 2,
  });
});

test('a frame that is pointed at is shown and stays', () => {
  expect(after({ kind: 'show', frame: 2 })).toEqual({ frame: 2, isPlaying: false, speed: 1 });
});

test('the frame of a moment is the one that is seen then, however long each lasts', () => {
  const durations = [100, 300, 100];
  expect([0, 0.19, 0.2, 0.79, 0.8, 1].map((moment) => frameAt(moment, durations))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  expect(frameAt(1.5, durations)).toBe(2);
});
