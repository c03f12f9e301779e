import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Room } from './fitFactor';

/** A way to the right and down. */
export interface Pan {
  readonly x: number;
  readonly y: number;
}

interface Props {
  /** Alt text. */
  readonly label: string;
  /** Draws on the canvas, whose pixels are those of the screen. Called again whenever it is another function. */
  readonly draw: (context: CanvasRenderingContext2D, room: Room) => void;
  /** Moves the picture by so many CSS pixels. */
  readonly pan: (by: Pan, room: Room) => void;
}

const arrows: Readonly<Record<string, Pan>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** CSS pixels for a press of an arrow key, and with the Shift key. */
const step = 8;
const longStep = 64;

/**
 * A stage as large as its place, sharp on every screen: each pixel of the canvas is one of the screen.
 * A picture that does not fit is dragged, or moved with the arrow keys.
 */
export function Canvas({ label, draw, pan }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const room = useRoom(ref);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || room === undefined) return;
    const [width, height] = [Math.round(room.width * room.ratio), Math.round(room.height * room.ratio)];
    // Setting a size empties the canvas, even where it is the same.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.clearRect(0, 0, width, height);
    draw(context, room);
  }, [draw, room]);
  const move = (by: Pan) => {
    if (room !== undefined) pan(by, room);
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) move({ x: movementX, y: movementY });
  };
  const press = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? longStep : step;
    move({ x: direction.x * by, y: direction.y * by });
  };
  return (
    <canvas
      ref={ref}
      className="tool-canvas"
      role="img"
      aria-label={label}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

/** The size of the element, measured anew whenever it or the screen changes. */
function useRoom(ref: { readonly current: HTMLElement | null }): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () =>
      setRoom({ width: element.clientWidth, height: element.clientHeight, ratio: devicePixelRatio });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Zooming the page changes the ratio, and the size with it.
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
