import type { Raster } from 'pixels/raster';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { canvasOf } from './drawPicture';
import { fitFactor, placeIn, type Room } from './fitFactor';
import { drawSurroundings, type Surroundings } from './surroundings';

/** A pixel of the picture, from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The reader points at a pixel: pressed, dragged over, or with the keys; it may lie outside of the picture. A drag tells
 * each pixel once, with the one `from` which it came.
 */
export type PointTo = (to: Point, by: 'press' | 'drag' | 'keys', from: Point) => void;

/** A place of the window, in CSS pixels. */
interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

interface Props {
  /** Says what it shows to who cannot see it. */
  readonly label: string;
  readonly raster: Raster;
  /** Where the keyboard stands. */
  readonly cursor: Point;
  readonly point: PointTo;
  /** The space bar; with it the cursor is shown while the keyboard is used. */
  readonly act?: () => void;
  /**
   * Where it is not drawn on in all directions: a finger scrolls the page, and nothing is told of that. It presses when
   * it is lifted where it came down, beside the picture too; where it may slide, it also drags once it goes sideways.
   */
  readonly finger?: 'taps' | 'slides' | undefined;
  /** Where the thing stands that a finger takes hold of, and then drags in all directions. */
  readonly handle?: Point;
  /** Whether lines part the pixels, for stages where single ones are drawn. */
  readonly hasGrid?: boolean;
  readonly around: Surroundings;
  readonly reset: () => void;
  /** Stands in the place of the picture, which is as large. */
  readonly answer?: Raster | undefined;
  /** Around that; absent where it is as ever. */
  readonly answerAround?: Surroundings | undefined;
  /** The stage is pressed, or hears a key: says whether that was for the answer alone. */
  readonly wake?: () => boolean;
  /** Lies over the picture; `--pixel` is the width of one of its pixels. */
  readonly children?: ReactNode;
}

/** The height that a stage asks for at most, in CSS pixels: the controls below it are to be seen with it. */
const tallest = 300;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels that an arrow key moves with the Shift key. */
const longStep = 8;
/** How far a finger goes before it is known what it does, and how far from a handle it takes hold of it, in CSS pixels. */
const slop = 8;
const holdReach = 24;

/**
 * A picture at a whole factor of device pixels, as large as the frame has room, to be dragged on; one Tab stop.
 * Its scene goes on around it, so that it has no border where the stage is wider or higher.
 */
export function PixelStage(props: Props) {
  const { label, answer, cursor, point, act, wake, reset, finger, handle } = props;
  const raster = answer ?? props.raster;
  const around = props.answerAround ?? props.around;
  const hasGrid = props.hasGrid && answer === undefined;
  /** After a press that was not for the drawing: what follows of it is no drag. */
  const isIgnored = useRef(false);
  /** Where a finger came down that may yet scroll the page. */
  const waiting = useRef<Spot>(undefined);
  /** As it was when the pointer came down: what was seen then is what is pressed. */
  const wakeThen = useRef(wake);
  /** Whether a finger has taken hold of the handle. */
  const isHeld = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLCanvasElement>(null);
  const behind = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });
  const [measured, setMeasured] = useState<Room>({ width: 0, height: 0, ratio: 1 });
  const { width, height } = raster;
  // Before anything is painted: what stands below would move once the picture has its size.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () =>
      setMeasured({ width: element.clientWidth, height: element.clientHeight, ratio: devicePixelRatio });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { ratio } = measured;
  /** The height that the picture asks for, in CSS pixels: it follows from the width alone. */
  const least = (fitFactor(raster, { ...measured, height: tallest }, tallest) * height) / ratio;
  const room = { ...measured, height: Math.max(least, measured.height) };
  const factor = fitFactor(raster, room, tallest);
  /** In pixels of the screen. */
  const [roomWidth, roomHeight] = [Math.round(room.width * ratio), Math.round(room.height * ratio)];
  // Both are drawn with the commit: after it, what a drag changes would come a frame later.
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context || roomWidth === 0) return;
    emptyCanvas(context, raster.width * factor, raster.height * factor);
    context.imageSmoothingEnabled = false;
    context.drawImage(canvasOf(raster), 0, 0, context.canvas.width, context.canvas.height);
  }, [raster, factor, roomWidth]);
  useLayoutEffect(() => {
    const context = behind.current?.getContext('2d');
    if (!context || roomWidth === 0) return;
    emptyCanvas(context, roomWidth, roomHeight);
    drawSurroundings(context, { width, height }, factor, around);
  }, [width, height, around, factor, roomWidth, roomHeight]);
  const hear = (event: KeyboardEvent<HTMLCanvasElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const by = event.shiftKey ? longStep : 1;
    if ((way !== undefined || event.key === ' ') && wake?.()) return event.preventDefault();
    if (way !== undefined) point({ x: cursor.x + way.x * by, y: cursor.y + way.y * by }, 'keys', cursor);
    else if (event.key === ' ') act?.();
    else if (event.key.toLowerCase() === 'r') reset();
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };
  /** CSS pixels for one of the picture. */
  const pixel = factor / ratio;
  /** A place of the page as one of the picture, in pixels of that. */
  const placeOf = ({ clientX, clientY }: Spot): Point => {
    const { left = 0, top = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / pixel, y: (clientY - top) / pixel };
  };
  const pointAt = (spot: Spot, by: 'press' | 'drag') => {
    const { x, y } = placeOf(spot);
    const to = { x: Math.floor(x), y: Math.floor(y) };
    const from = last.current;
    if (by === 'drag' && to.x === from.x && to.y === from.y) return;
    last.current = to;
    point(to, by, by === 'press' ? to : from);
  };
  const press = (spot: Spot) => {
    waiting.current = undefined;
    isIgnored.current = wakeThen.current?.() === true;
    if (!isIgnored.current) pointAt(spot, 'press');
  };
  const isAtHandle = (spot: Spot) => {
    const { x, y } = placeOf(spot);
    return handle !== undefined && Math.hypot(x - handle.x, y - handle.y) * pixel <= holdReach;
  };
  const pointers = {
    onPointerDown: (event: PointerEvent) => {
      wakeThen.current = wake;
      // Told with the click: it may lead to a field, which a press would leave again.
      if (finger === 'taps') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      waiting.current = undefined;
      // Who enlarges the page with a second finger draws nothing.
      isIgnored.current = true;
      isHeld.current = event.isPrimary && isAtHandle(event);
      if (!event.isPrimary) return;
      const { clientX, clientY, pointerType } = event;
      if (finger === undefined || pointerType === 'mouse' || isHeld.current) press(event);
      else waiting.current = { clientX, clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const spot = waiting.current;
      if (spot !== undefined) {
        const sideways = Math.abs(event.clientX - spot.clientX);
        const along = Math.abs(event.clientY - spot.clientY);
        if (Math.max(sideways, along) < slop) return;
        waiting.current = undefined;
        if (sideways > along) press(spot);
      }
      if (event.buttons === 1 && !isIgnored.current) pointAt(event, 'drag');
    },
    onPointerUp: () => waiting.current && press(waiting.current),
    onPointerCancel: () => {
      waiting.current = undefined;
    },
  };
  useEffect(() => {
    const canvas = ref.current;
    // It would scroll, by the style that holds for the rest of the picture. React listens passively.
    const hold = (event: TouchEvent) => {
      if (isHeld.current) event.preventDefault();
    };
    canvas?.addEventListener('touchstart', hold, { passive: false });
    return () => canvas?.removeEventListener('touchstart', hold);
  }, []);
  return (
    <div
      ref={place}
      className="exercise-stage"
      style={{ minBlockSize: least }}
      {...(finger === 'taps' && { ...pointers, onClick: press })}
    >
      <canvas ref={behind} />
      <div
        className="exercise-pixels"
        data-grid={hasGrid || undefined}
        style={{
          '--pixel': `${pixel}px`,
          insetInlineStart: placeIn(roomWidth, width * factor, 0) / ratio,
          insetBlockStart: placeIn(roomHeight, height * factor, 0) / ratio,
        }}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the stage takes the arrow keys, also from screen readers */}
        <canvas
          ref={ref}
          role="application"
          aria-label={label}
          tabIndex={0}
          style={{
            width: raster.width * pixel,
            height: raster.height * pixel,
            touchAction: finger && (finger === 'taps' ? 'manipulation' : 'pan-y pinch-zoom'),
          }}
          onKeyDown={hear}
          {...(finger !== 'taps' && pointers)}
        />
        {act !== undefined && answer === undefined && (
          <span style={{ insetInlineStart: cursor.x * pixel, insetBlockStart: cursor.y * pixel }} />
        )}
        {props.children}
      </div>
    </div>
  );
}

/** Empties a canvas. Its size is set only where it is another, since the page would be laid out again. */
function emptyCanvas(context: CanvasRenderingContext2D, width: number, height: number): void {
  const { canvas } = context;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.clearRect(0, 0, width, height);
}
