import { useEffect, useState } from 'react';

/** The pictures of the scene, from the left. */
const moods = { working: 0, blinking: 1, glad: 2 };
/** In milliseconds. */
const lengths = { open: 3200, closed: 160 };

/** Which picture of the scene is shown: the fox works, blinks while it is awake, and is glad of a drawing. */
export function useMood({
  isGlad,
  isAwake,
}: {
  readonly isGlad: boolean;
  readonly isAwake: boolean;
}): number {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isGlad || !isAwake) return;
    const timer = setTimeout(() => setClosed(!isClosed), isClosed ? lengths.closed : lengths.open);
    return () => clearTimeout(timer);
  }, [isClosed, isGlad, isAwake]);
  if (isGlad) return moods.glad;
  return isClosed && isAwake ? moods.blinking : moods.working;
}
