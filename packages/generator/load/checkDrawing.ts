import { readFileSync } from 'node:fs';
import { errorAt, fileStart, type Problem } from '../model/problem';
import { findActiveSvg } from './pictures/findActiveSvg';
import { unreadable } from './readText';

/**
 * Checks an SVG that is copied as it is: opened at its own address, one with code would run as a page of the site.
 */
export function checkDrawing(absolute: string, file: string): Problem[] {
  if (!/\.svg$/i.test(file)) return [];
  try {
    const holds = findActiveSvg(readFileSync(absolute));
    if (holds === undefined) return [];
    return [errorAt(fileStart(file), `The SVG contains ${holds}.`, { remedy: drawingRemedy })];
  } catch (error) {
    return [unreadable(error, file)];
  }
}

/** Remedy for an SVG with more than shapes. */
export const drawingRemedy =
  'Export it as plain SVG: shapes alone, without scripts, events, links and other files.';
