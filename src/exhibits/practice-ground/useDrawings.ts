import { useEffect, useMemo } from 'react';
import type { Ground } from './model';
import { type Drawings, storeDrawings, withDrawing } from './storedDrawings';

/** The kept drawings with the open card as it is now, which is kept on the device with each change. */
export function useDrawings(kept: Drawings, { card, grid, isChanged, original }: Ground): Drawings {
  // What is drawn again from memory takes the place of nothing.
  const own = original ?? grid;
  const drawings = useMemo(
    () => (isChanged ? withDrawing(kept, card, own) : kept),
    [kept, card, own, isChanged],
  );
  useEffect(() => {
    if (isChanged) storeDrawings(drawings);
  }, [drawings, isChanged]);
  return drawings;
}
