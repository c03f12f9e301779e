import { useState } from 'react';
import type { Size } from './fitFactor';
import type { Point } from './PixelStage';

/** Where the keyboard stands on a stage whose pixels are drawn; it never leaves the picture. */
export function usePixelCursor(start: Point, { width, height }: Size) {
  const [cursor, setCursor] = useState(start);
  const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  return { cursor, moveCursor: ({ x, y }: Point) => setCursor({ x: clamp(x, width), y: clamp(y, height) }) };
}
