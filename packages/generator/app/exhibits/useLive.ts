import { type ComponentType, useEffect, useState } from 'react';
import { useSiteLayout } from '../SiteContext';
import type { ExhibitProps } from '../ui/live';

/** The list of all pieces grows with them: it is fetched by pages that have one, before that is near the view. */
const openRegistry = () => import('./registry');

/**
 * The working piece of a name once it is there, and how to fetch it. A still stays if that fails.
 * @param isExpected whether it is likely to be wanted, so that the list is fetched before it is
 */
export function useLive(name: string, isExpected: boolean) {
  const layout = useSiteLayout();
  const [Live, setLive] = useState<ComponentType<ExhibitProps>>();
  useEffect(() => {
    // What does not come is asked for again when it is wanted.
    if (isExpected) openRegistry().catch(() => undefined);
  }, [isExpected]);
  const load = async () => {
    const { fetchLive } = await openRegistry();
    const live = await fetchLive(name, layout);
    setLive(() => live);
  };
  return { Live, load };
}
