import { readFileSync } from 'node:fs';
import { errorAt, fileStart, type Problem } from '../../model/problem';
import { findActiveSvg } from './pictures/findActiveSvg';
import { unreadable } from './readText';

/** Checks a file that is copied as it is: opened by its address, a drawing with code would run as a page of the site. */
export function checkDrawing(absolute: string, file: string): Problem[] {
  if (!/\.svg$/i.test(file)) return [];
  try {
    const holds = findActiveSvg(readFileSync(absolute));
    if (holds === undefined) return [];
    return [errorAt(fileStart(file), `The drawing holds ${holds}.`, { remedy: drawingRemedy })];
  } catch (error) {
    return [unreadable(error, file)];
  }
}

/** What to do with a drawing that holds more than shapes. */
export const drawingRemedy =
  'Export it as plain SVG: shapes alone, without scripts, events, links and other files.';
