import { type ComponentType, useState } from 'react';
import type { LiveProps } from '../ui/live';

const pieces = import.meta.glob<ComponentType<LiveProps>>('../../exhibits/*/Live.tsx', { import: 'Live' });

/** The working piece in the folder `src/exhibits/<name>/` once it is there, and how to fetch it. A still stays if that fails. */
export function useLive(name: string) {
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const load = async () => {
    const fetchPiece = pieces[`../../exhibits/${name}/Live.tsx`];
    if (fetchPiece === undefined) throw new Error(`There is no exhibit ${name}`);
    const live = await fetchPiece();
    setLive(() => live);
  };
  return { Live, load };
}
