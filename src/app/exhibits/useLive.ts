import { type ComponentType, useState } from 'react';
import type { LiveProps } from '../ui/live';
import { loadLive } from './registry';

/** The working piece of an exhibit once it is there, and how to fetch it. A still stays if that fails. */
export function useLive(name: string) {
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const load = async () => {
    const live = await loadLive(name);
    setLive(() => live);
  };
  return { Live, load };
}
