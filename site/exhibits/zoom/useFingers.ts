import { type PointerEvent, useRef } from 'react';

interface Gesture {
  /** The first finger comes. */
  readonly touch: () => void;
  /** A second finger came: what the first one did was no stroke. */
  readonly begin: () => void;
  /** The middle of the fingers has moved by so many CSS pixels, and they are so many times as far apart as at first. */
  readonly move: (by: { readonly x: number; readonly y: number }, apart: number) => void;
}

/** Two fingers on a stage: they move and enlarge, and the stage below does not hear of them. */
export function useFingers({ touch, begin, move }: Gesture) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  /** How far apart they were at first; 0 while there is no gesture. It lasts until the last finger is lifted. */
  const first = useRef(0);
  const measure = () => {
    const [one = { x: 0, y: 0 }, other = one] = [...fingers.current.values()];
    return {
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) first.current = 0;
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size < 2) return touch();
      event.stopPropagation();
      if (first.current > 0) return;
      first.current = measure().apart;
      begin();
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (first.current === 0) return;
      event.stopPropagation();
      if (fingers.current.size !== 2 || !fingers.current.has(event.pointerId)) return;
      const before = measure();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = measure();
      move({ x: after.x - before.x, y: after.y - before.y }, after.apart / first.current);
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  };
}
