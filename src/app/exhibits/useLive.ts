import { type ComponentType, useEffect, useState } from 'react';
import { useSiteLayout } from '../SiteContext';
import type { LiveProps } from '../ui/live';

/** The list of all pieces grows with them: it is fetched by pages that have one. */
const openRegistry = () => import('./registry');

/** The working piece of a name once it is there, and how to fetch it. A still stays if that fails. */
export function useLive(name: string) {
  const layout = useSiteLayout();
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  useEffect(() => {
    // Before the piece is near the view. What does not come is asked for again then.
    openRegistry().catch(() => undefined);
  }, []);
  const load = async () => {
    const { fetchLive } = await openRegistry();
    const live = await fetchLive(name, layout);
    setLive(() => live);
  };
  return { Live, load };
}
