import { blockColumns, columnsOf, mostColumns } from './model';

/** The subject of a bar: the reader's project, or an amount that one knows. */
export type Kind = 'project' | 'cartridge' | 'floppy' | 'cd' | 'dvd';

/** Each 9 by 9, in letters of the site's palette. */
const icons: Readonly<Record<Kind, readonly string[]>> = {
  project: [
    '.........',
    '..00000..',
    '.0fffff0.',
    '0ff6ffff0',
    '0f6fffff0',
    '0ff0f0fe0',
    '0ff0f0fe0',
    '0ffffeee0',
    '.0000000.',
  ],
  cartridge: [
    '000000000',
    '055555550',
    '050000050',
    '050bbb050',
    '050b9b050',
    '050bbb050',
    '050000050',
    '055555550',
    '.0000000.',
  ],
  floppy: [
    '00000000.',
    '033666330',
    '033606330',
    '033666330',
    '033333330',
    '036666630',
    '036444630',
    '036666630',
    '000000000',
  ],
  cd: [
    '..00000..',
    '.0665550.',
    '066655440',
    '066000440',
    '0550.0440',
    '055000660',
    '054455660',
    '.0445660.',
    '..00000..',
  ],
  dvd: [
    '..00000..',
    '.06bbbb0.',
    '06bbbaaa0',
    '0bb000aa0',
    '0bb0.0bb0',
    '0aa000bb0',
    '0aaabbb60',
    '.0bbbb60.',
    '..00000..',
  ],
};

/** Where the bar begins, and how far it is from one block to the next, in pixels. */
const barLeft = 12;
const blockStep = blockColumns + 1;
const iconSide = 9;
/** A block from above to below; the reader's own is of another colour. */
const blockRows = { project: '.4333332.', other: '.feeeeed.' };

/** Width and height of a row, in pixels: the longest bar fits. */
export const rowSize = {
  width: barLeft + Math.ceil(mostColumns / blockColumns) * blockStep,
  height: iconSide,
};

/** Frames that the answer has: the disc turns once in eight. */
export const answerFrames = 20;

/** The picture of a row at a frame of the answer: the CD turns by quarters, and the project hops (rule 8). */
function turnIcon(kind: Kind, frame: number): readonly string[] {
  const icon = icons[kind];
  if (kind === 'project' && frame % 5 < 2) return [...icon.slice(1), '.'.repeat(iconSide)];
  if (kind !== 'cd') return icon;
  const quarters = Math.floor(frame / 2) % 4;
  return Array.from({ length: quarters }).reduce<readonly string[]>(
    (rows) =>
      rows.map((_, x) =>
        rows
          .map((row) => row[x] ?? '.')
          .reverse()
          .join(''),
      ),
    icon,
  );
}

/**
 * A row of the chart, in letters of the site's palette; dots are nothing.
 * @param frame of the answer, while that plays
 */
export function drawBar(kind: Kind, bytes: number, frame?: number): string[] {
  const block = kind === 'project' ? blockRows.project : blockRows.other;
  const columns = columnsOf(bytes);
  return (frame === undefined ? icons[kind] : turnIcon(kind, frame)).map((icon, y) => {
    let row = icon.padEnd(barLeft, '.');
    for (let column = 0; column < columns; column++)
      row += (block[y] ?? '.') + (column % blockColumns === blockColumns - 1 ? '.' : '');
    return row.padEnd(rowSize.width, '.');
  });
}

/** The pixels of one letter as the path of a drawing, one run of a row after another. */
export function pathOf(rows: readonly string[], letter: string): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}
