import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { countStored, type Project, shareOfFrame } from './model';

export const stageSize = { width: 96, height: 64 };

/** The lower left corner of the canvas, and the first column that does not belong to it. */
const corner: Point = { x: 3, y: 54 };
const canvasEnd = 40;
/** Pixels for each doubling of a side, from the first size that can be dragged to the last. */
const perDoubling = 3;
const [smallest, largest] = [4, 12];
/** More layers than these stand at one place. */
const mostSheets = 8;

/** The shelf inside: its columns, the rows of its boards, and how high a frame is. */
const inside = { left: 45, width: 46 };
const boards = [27, 41, 55];
const frameHeight = 11;
const all = inside.width * boards.length;
const floor = 57;
/** A frame that lies on the floor, and how many are seen there. */
const lying = { width: 8, height: 2, row: 11, most: 22, left: 4 };

const disc = [
  '..00000..',
  '.0665550.',
  '066655440',
  '066000440',
  '0550.0440',
  '055000660',
  '054455660',
  '.0445660.',
  '..00000..',
];
export const slime = ['.00000.', '0ff6ff0', '0f0f0e0', '0ffffe0', '.00000.'];
/** One after another, so that frames are told apart. */
const covers = [...'9be3c'];
const top = { x: 64, y: 12 };

const [wall, edge, planks] = [wordOfLetter('2'), wordOfLetter('0'), wordOfLetter('7')];
/** The wall and the floor on all sides. */
export const surroundings: PixelAround = (_, y) => (y < floor ? wall : y === floor ? edge : planks);

/** How large a side of the canvas is drawn. */
const lengthOf = (side: number) => Math.max(2, Math.round((Math.log2(side) - smallest + 1) * perDoubling));
/** Where the canvas is dragged: the corner of its first layer. */
export function handleOf({ width, height }: Project): Point {
  return { x: corner.x + lengthOf(width), y: corner.y - lengthOf(height) };
}

/** The project with its corner at another place: each side is the nearest power of two (rule 6). */
export function dragCorner(project: Project, { x, y }: Point): Project {
  const sideOf = (length: number) =>
    2 ** Math.max(smallest, Math.min(largest, Math.round(length / perDoubling) + smallest - 1));
  const [width, height] = [sideOf(x - corner.x), sideOf(corner.y - y)];
  // Most places of a drag lie between two powers: nothing is drawn again for them.
  return width === project.width && height === project.height ? project : { ...project, width, height };
}

/** Whether a place belongs to the canvas, and not to the shelf. */
export const isOfCanvas = ({ x }: Point) => x < canvasEnd;

/** The canvas with its layers behind it, and the shelf with the frames that it has room for (rules 4, 5). */
export function drawShelf(project: Project, hasDisc = true): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) words.fill(surroundings(0, y), y * width, (y + 1) * width);
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  const fill: Fill = (letter, left, above, w, h) => {
    const word = wordOfLetter(letter);
    for (let y = above; y < above + h; y++) words.fill(word, y * width + left, y * width + left + w);
  };
  // The shelf, its back, and the disc on top, as large as the shelf.
  fill('0', inside.left - 3, top.y, inside.width + 6, floor - top.y);
  fill('a', inside.left - 2, top.y, inside.width + 4, 2);
  for (const x of [inside.left - 2, inside.left + inside.width]) fill('a', x, top.y, 2, floor - top.y);
  for (const row of boards) fill('a', inside.left, row, inside.width, 2);
  if (hasDisc) lay(disc, top.x, top.y - disc.length);
  drawFrames(project, fill);
  // The layers, the front one last.
  const [w, h] = [lengthOf(project.width), lengthOf(project.height)];
  for (let sheet = Math.min(project.layers, mostSheets) - 1; sheet >= 0; sheet--) {
    const [x, y] = [corner.x + sheet, corner.y - h - sheet];
    // Of those behind it, only an edge is seen.
    fill(sheet === 0 ? '0' : sheet % 2 === 0 ? '5' : '3', x, y, w + 1, h + 1);
    if (sheet === 0) fill('6', x + 1, y + 1, w - 1, h - 1);
  }
  if (w > 8 && h > 6) lay(slime, corner.x + Math.floor((w - 6) / 2), corner.y - Math.floor((h + 4) / 2));
  const handle = handleOf(project);
  lay(['00000', '0bbb0', '0bbb0', '0bbb0', '00000'], handle.x - 2, handle.y - 2);
  return rasterOf(width, height, words);
}

type Fill = (letter: string, x: number, y: number, w: number, h: number) => void;

function drawFrames(project: Project, fill: Fill): void {
  const { frames, layers } = project;
  const thickness = shareOfFrame(project) * all;
  const stored = countStored(project);
  for (let column = 0; column < Math.min(all, Math.ceil(stored * thickness)); column++) {
    const frame = Math.floor(column / thickness);
    const isEdge = thickness >= 3 && Math.floor((column - 1) / thickness) !== frame;
    const x = inside.left + (column % inside.width);
    const y = (boards[Math.floor(column / inside.width)] ?? 0) - frameHeight;
    fill(isEdge ? '0' : (covers[frame % covers.length] ?? '9'), x, y, 1, frameHeight);
    // A band for each layer, as far as they are seen.
    for (let layer = 0; layer < Math.min(layers, 5); layer++)
      if (!isEdge) fill('6', x, y + 2 * layer + 1, 1, 1);
  }
  for (let left = 0; left < Math.min(frames - stored, lying.most); left++) {
    const x = lying.left + (left % lying.row) * lying.width;
    const y = stageSize.height - 1 - (Math.floor(left / lying.row) + 1) * (lying.height + 1);
    fill('0', x, y, lying.width, lying.height + 1);
    fill(covers[left % covers.length] ?? '9', x + 1, y, lying.width - 2, lying.height);
  }
}
