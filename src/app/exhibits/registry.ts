import type { ComponentType } from 'react';
import type { LiveProps } from '../ui/live';

const pieces = import.meta.glob<ComponentType<LiveProps>>('../../exhibits/*/Live.tsx', { import: 'Live' });

/** The working piece in the folder `src/exhibits/<name>/`. @throws Error if there is none */
export async function loadLive(name: string): Promise<ComponentType<LiveProps>> {
  const load = pieces[`../../exhibits/${name}/Live.tsx`];
  if (load === undefined) throw new Error(`There is no exhibit ${name}`);
  return load();
}
