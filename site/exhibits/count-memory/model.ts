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

/** Bytes of a CD of 80 minutes (rule 4). */
export const cd = 360_000 * 2048;

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

/** The project with its sides doubled or halved so many times, as far as allowed (rules 2, 6). */
export function resize(project: Project, wider: number, higher: number): Project {
  const within = (measure: Measure, by: number) =>
    Math.max(1, Math.min(largest[measure], Math.round(project[measure] * 2 ** by)));
  return { ...project, width: within('width', wider), height: within('height', higher) };
}

/** How much of the CD one frame takes, with all its layers; 1 is all of it (rule 4). */
export function shareOfFrame(project: Project): number {
  return countBytes({ ...project, frames: 1 }) / cd;
}

/** How many whole frames the CD has room for, of those there are (rule 4). */
export function countStored(project: Project): number {
  return Math.min(project.frames, Math.floor(1 / shareOfFrame(project)));
}

/** Rule 5. */
export function isGoalMet(project: Project): boolean {
  return project.frames >= startProject.frames && countBytes(project) <= cd;
}

/** `1024x1024-10-60` (rule 7). */
export const projectLink = fields('{width}x{height}-{layers}-{frames}', {
  width: int(1, largest.width),
  height: int(1, largest.height),
  layers: int(1, largest.layers),
  frames: int(1, largest.frames),
});
