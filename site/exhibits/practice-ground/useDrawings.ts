import { useEffect, useMemo } from 'react';
import type { Ground } from './model';
import { type Drawings, storeDrawings, withDrawing } from './storedDrawings';

/** The kept drawings with the open card as it is now, which is kept on the device with each change. */
export function useDrawings(kept: Drawings, { card, grid, isChanged, original }: Ground): Drawings {
  // A drawing from memory never replaces the one that was put aside.
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
