import type { DataFile, ParsedFile } from '../load/content';
import { fileStart, type Place } from '../model/problem';

/** Place of the first of these keys that a file has; the file's start if it has none. */
export function placeOfKey(file: ParsedFile | DataFile<unknown>, ...keys: readonly string[]): Place {
  const positions = 'summary' in file ? file.summary.keyPositions : file.positions;
  const position = keys.map((key) => positions[key]).find((found) => found !== undefined);
  return { ...fileStart(file.file), ...position };
}

/** The path of a setting as in code: `navbar.items[2].id`. */
export function nameOfSetting(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}
