import { describe, expect, test } from 'vitest';
import { findActiveHeading, type HeadingBox } from './useActiveHeading';

const at = (...tops: readonly number[]): HeadingBox[] =>
  tops.map((top, index) => ({ id: `h${index + 1}`, top, bottom: top + 30 }));
const edge = 60;
const height = 800;

describe('TOC-02: the active entry', () => {
  test('is the first heading below the bar while it is in the upper half', () => {
    expect(findActiveHeading(at(-500, 68, 700), edge, height)).toBe('h2');
    expect(findActiveHeading(at(-500, 370, 700), edge, height)).toBe('h2');
  });

  test('a heading exactly at the edge of the bar counts as below it', () => {
    expect(findActiveHeading(at(-10, 60, 300), edge, height)).toBe('h2');
    expect(findActiveHeading(at(-10, 59, 300), edge, height)).toBe('h3');
  });

  test('is the one before where the next reaches into the lower half', () => {
    expect(findActiveHeading(at(-500, 371), edge, height)).toBe('h1');
  });

  test('is none before the first section', () => {
    expect(findActiveHeading(at(600, 900), edge, height)).toBe(undefined);
    expect(findActiveHeading([], edge, height)).toBe(undefined);
  });

  test('is the last one when all are above', () => {
    expect(findActiveHeading(at(-900, -300), edge, height)).toBe('h2');
  });

  test('a bar that hides leaves the whole window', () => {
    expect(findActiveHeading(at(-300, 10), 0, height)).toBe('h2');
    expect(findActiveHeading(at(-300, 10, 500), edge, height)).toBe('h2');
  });
});
