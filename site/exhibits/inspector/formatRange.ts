import { fill } from 'generator/model/text';
import type { Words } from './words';

/** Numbers of frames, from 1, as people write them: a single one or from and to. */
export function formatRange(
  { from, to }: { readonly from: number; readonly to: number },
  words: Words,
): string {
  return from === to ? String(from + 1) : fill(words.range, { from: from + 1, to: to + 1 });
}
