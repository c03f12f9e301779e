import { type ComponentType, useEffect, useState } from 'react';
import { useProgress } from '../../../app/navigation/progress';

/** Where a page could not be had, offers what is stored; the code for it comes then, or is stored too. */
export function WhenOffline() {
  const isFailed = useProgress().kind === 'failed';
  const [Instead, setInstead] = useState<ComponentType>();
  useEffect(() => {
    if (!isFailed || !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
    import('./StoredInstead').then(
      ({ StoredInstead }) => setInstead(() => StoredInstead),
      () => undefined, // The message alone says enough.
    );
  }, [isFailed]);
  return isFailed && Instead ? <Instead /> : null;
}
