import { readFile } from 'node:fs/promises';
import { wordOfLetter } from '../exhibits/kit/stamp';

/** The pixels of the first frame of a piece of the art folder that is drawn in its own palette, row by row. */
export async function artWords(name: string): Promise<number[]> {
  const [, drawn = ''] = (await readFile(`art/${name}.art`, 'utf8')).split('frame\n');
  return [...drawn.replaceAll('\n', '')].map(wordOfLetter);
}

/** Pictures of one height side by side with a gap of two transparent columns, as rows of words. */
export function sideBySide(
  pictures: readonly { readonly width: number; readonly height: number; readonly words: Uint32Array }[],
): number[] {
  const height = pictures[0]?.height ?? 0;
  return Array.from({ length: height }, (_, row) =>
    pictures.flatMap(({ width, words }, index) => [
      ...(index === 0 ? [] : [0, 0]),
      ...words.slice(row * width, (row + 1) * width),
    ]),
  ).flat();
}
