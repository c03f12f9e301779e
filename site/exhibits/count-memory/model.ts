import { fields, int } from '../kit/linkCodec';

/** The measures that make a project large. */
export const measures = ['width', 'height', 'layers', 'frames'] as const;
export type Measure = (typeof measures)[number];
export type Project = Readonly<Record<Measure, number>>;

/** Of the exhibit, and not of the app (rule 2). */
export const largest: Project = { width: 4096, height: 4096, layers: 256, frames: 1024 };
export const startProject: Project = { width: 1024, height: 1024, layers: 10, frames: 60 };

/** Red, green, blue and alpha. */
const bytesPerPixel = 4;

/** Amounts that one knows, in bytes, the smallest first (rule 5). */
export const familiar = {
  cartridge: 32 * 1024,
  floppy: 1_474_560,
  cd: 360_000 * 2048,
  dvd: 4_700_000_000,
} as const;

/** How many bytes all pixels of a project have at most (rule 1). */
export function countBytes({ width, height, layers, frames }: Project): number {
  return width * height * layers * frames * bytesPerPixel;
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** Bytes in the unit of which there is at least one, as `2.3 GiB` or `146 MiB` (rule 3). */
export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  const digits = amount < 9.95 ? amount.toPrecision(2) : amount.toFixed(0);
  return `${Number(digits)} ${units[unit] ?? ''}`;
}

/** Columns of a block. */
export const blockColumns = 3;
const firstBlock = 8 * 1024;

/** How long the bar of an amount is, in columns of its blocks (rule 4). */
export function columnsOf(bytes: number): number {
  return Math.max(1, Math.round(Math.log2(bytes / firstBlock) * blockColumns));
}

/** Columns of the longest bar there can be. */
export const mostColumns = columnsOf(countBytes(largest));

/** Rule 6. */
export function isGoalMet(project: Project): boolean {
  return project.frames >= startProject.frames && countBytes(project) <= familiar.cd;
}

/** `1024x1024-10-60` (rule 7). */
export const projectLink = fields('{width}x{height}-{layers}-{frames}', {
  width: int(1, largest.width),
  height: int(1, largest.height),
  layers: int(1, largest.layers),
  frames: int(1, largest.frames),
});
