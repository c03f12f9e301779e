import { limits } from 'pixels/parse/reading';

/** An object of the document, unchecked. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** Whether a field says nothing that could be lost. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A side of a rectangle in whole pixels; 0 where it is none. */
export function sideOf(value: unknown): number {
  return Math.max(0, wholeOf(value));
}

export function sizeOf(value: unknown): readonly [width: number, height: number] {
  const size = fieldsOf(value);
  return [sideOf(size['width']), sideOf(size['height'])];
}

/** As far from 0 as it may be and still be reckoned with. */
const farthest = 2 ** 24;

export function wholeOf(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) <= farthest ? Math.trunc(value) : 0;
}

export function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value < farthest ? value : undefined;
}

/** A value as it stands in the file. */
export function sayValue(value: unknown): string {
  return quote(typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'));
}

export function sayList(names: readonly string[]): string {
  const few = 3;
  const rest = names.length - few;
  return [...names.slice(0, few), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}

export function quote(text: string): string {
  return text.length <= limits.quoted ? text : `${text.slice(0, limits.quoted)}…`;
}
