import { useRef } from 'react';
import type { Point } from '../kit/PixelStage';
import { scales, stageSide } from './drawTurn';
import { angleTowards, beginStroke, moveCursor, paint, rowsInView, side, type Turn, turnTo } from './model';

/** Turns the sword with the pointer and the keys, or paints on the result that is repaired. */
export function usePointing(turn: Turn, setTurn: (turn: Turn) => void) {
  /** Middle of the picture that was pressed: a drag turns about it wherever it leads. */
  const pivot = useRef<Point>({ x: 0, y: 0 });
  if (turn.repaired !== undefined) {
    const { top, count } = rowsInView(turn, turn.repaired);
    return {
      cursor: { x: turn.cursor % side, y: Math.floor(turn.cursor / side) },
      point: ({ x, y }: Point, by: 'press' | 'drag' | 'keys') => {
        if (by === 'keys') return setTurn(moveCursor(turn, x, Math.max(top, Math.min(top + count - 1, y))));
        const [column, row] = [Math.floor(x / scales.repair), Math.floor(y / scales.repair)];
        if (column < 0 || column >= side || row < 0 || row >= count) return;
        const stroke = by === 'press' ? beginStroke(turn) : turn;
        setTurn(paint(moveCursor(stroke, column, top + row)));
      },
      act: () => setTurn(paint(beginStroke(turn))),
    };
  }
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

/** Middle of that half of the stage in which a pixel lies. */
function middleOf(at: number): number {
  return at < stageSide / 2 ? stageSide / 4 : (stageSide * 3) / 4;
}
