import { emptyFrame, type Pixels, side } from './frames';

/** A place on the canvas, counted from 0 at the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The visitor's drawing, and how they draw. */
export interface Easel {
  readonly pixels: Pixels;
  /** 1 to 4 are colours, 0 is the eraser. */
  readonly color: number;
  /** Where the keyboard draws. */
  readonly cursor: Cell;
  readonly hasGhost: boolean;
  /** Pictures before each stroke, the last one at the end. */
  readonly past: readonly Pixels[];
  /** Where the stroke has come to; absent between strokes. */
  readonly pen: Cell | undefined;
}

export type EaselAction =
  | { readonly kind: 'press' | 'drag'; readonly at: Cell }
  | { readonly kind: 'lift' | 'undo' | 'clear' | 'toggleGhost' | 'dot' }
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'choose'; readonly color: number }
  | { readonly kind: 'open'; readonly pixels: Pixels };

/** So many strokes can be taken back. */
const mostUndo = 100;

/** The easel with this picture on it, pencil in hand. */
export function startEasel(pixels: Pixels = emptyFrame): Easel {
  return { pixels, color: 3, cursor: { x: 7, y: 10 }, hasGhost: true, past: [], pen: undefined };
}

/** Whether anything has been drawn. */
export function isDrawn({ pixels }: Pick<Easel, 'pixels'>): boolean {
  return pixels.some((value, index) => value !== emptyFrame[index]);
}

/** So many pixels, of so many colours, are a whole slime; the frame before it has 61, of four. */
const whole = { pixels: 40, colors: 3 };

/** Whether as much has been drawn as a whole slime has, and no flat blob (rule 13). */
export function isWhole({ pixels }: Pick<Easel, 'pixels'>): boolean {
  const drawn = pixels.filter((value, index) => value !== 0 && value !== emptyFrame[index]);
  return drawn.length >= whole.pixels && new Set(drawn).size >= whole.colors;
}

/** Hops from one end of the board to the other, and how far each leads, in pixels of the scene. */
const hops = 18;
const hopLength = 8;

/** Where the slime is on the board after so many hops: to the other end and back. */
export function placeAfter(count: number): number {
  const way = count % (2 * hops);
  return hopLength * Math.min(way, 2 * hops - way);
}

/** The easel after what the visitor did. */
export function reducer(easel: Easel, action: EaselAction): Easel {
  switch (action.kind) {
    case 'press':
      return draw({ ...remember(easel), pen: action.at, cursor: clamp(action.at) }, action.at);
    case 'drag':
      return easel.pen === undefined ? easel : draw({ ...easel, cursor: clamp(action.at) }, action.at);
    case 'lift':
      return { ...forgetUnchanged(easel), pen: undefined };
    case 'dot':
      return forgetUnchanged({ ...draw(remember(easel), easel.cursor), pen: undefined });
    case 'move':
      return {
        ...easel,
        cursor: clamp({ x: easel.cursor.x + action.x, y: easel.cursor.y + action.y }),
      };
    case 'choose':
      return { ...easel, color: action.color };
    case 'toggleGhost':
      return { ...easel, hasGhost: !easel.hasGhost };
    case 'clear':
      return forgetUnchanged({ ...remember(easel), pixels: emptyFrame });
    case 'undo': {
      const before = easel.past.at(-1);
      return before === undefined
        ? easel
        : { ...easel, pixels: before, past: easel.past.slice(0, -1), pen: undefined };
    }
    case 'open':
      return { ...easel, pixels: action.pixels, past: [], pen: undefined };
  }
}

function remember(easel: Easel): Easel {
  return { ...easel, past: [...easel.past, easel.pixels].slice(-mostUndo) };
}

/** A stroke that changed nothing is none that could be taken back. */
function forgetUnchanged(easel: Easel): Easel {
  const before = easel.past.at(-1);
  const isSame = before?.every((value, index) => value === easel.pixels[index]) === true;
  return isSame ? { ...easel, past: easel.past.slice(0, -1) } : easel;
}

/** Colours all cells from the pen to `to`, so that a fast stroke has no gaps. The row of the ground stays. */
function draw(easel: Easel, to: Cell): Easel {
  const from = easel.pen ?? to;
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  const pixels = [...easel.pixels];
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    if (x >= 0 && x < side && y >= 0 && y < side - 1) pixels[y * side + x] = easel.color;
  }
  return { ...easel, pixels, pen: to };
}

function clamp({ x, y }: Cell): Cell {
  return { x: Math.min(side - 1, Math.max(0, x)), y: Math.min(side - 2, Math.max(0, y)) };
}
