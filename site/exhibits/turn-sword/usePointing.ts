import { useRef } from 'react';
import type { Point } from '../kit/PixelStage';
import { scales, stageSide } from './drawTurn';
import { angleTowards, beginStroke, moveCursor, paint, side, type Turn, turnTo } from './model';

/** Turns the sword with the pointer and the keys, or paints on the result that is repaired. */
export function usePointing(turn: Turn, setTurn: (turn: Turn) => void) {
  /** Middle of the picture that was pressed: a drag turns about it wherever it leads. */
  const pivot = useRef<Point>({ x: 0, y: 0 });
  if (turn.repaired !== undefined)
    return {
      cursor: { x: turn.cursor % side, y: Math.floor(turn.cursor / side) },
      point: ({ x, y }: Point, by: 'press' | 'drag' | 'keys') => {
        if (by === 'keys') return setTurn(moveCursor(turn, x, y));
        if (by === 'drag' && !isInside(x, y)) return;
        const stroke = by === 'press' ? beginStroke(turn) : turn;
        setTurn(paint(moveCursor(stroke, Math.floor(x / scales.repair), Math.floor(y / scales.repair))));
      },
      act: () => setTurn(paint(beginStroke(turn))),
    };
  return {
    cursor: { x: turn.degrees, y: 0 },
    point: ({ x, y }: Point, by: 'press' | 'drag' | 'keys') => {
      if (by === 'keys') return setTurn(turnTo(turn, x - y));
      if (by === 'press') pivot.current = { x: middleOf(x), y: middleOf(y) };
      const far = { x: x - pivot.current.x, y: y - pivot.current.y };
      if (far.x !== 0 || far.y !== 0) setTurn(turnTo(turn, angleTowards(far.x, far.y)));
    },
  };
}

function isInside(x: number, y: number): boolean {
  return x >= 0 && x < stageSide && y >= 0 && y < stageSide;
}

/** Middle of that half of the stage in which a pixel lies. */
function middleOf(at: number): number {
  return at < stageSide / 2 ? stageSide / 4 : (stageSide * 3) / 4;
}
