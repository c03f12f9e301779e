import type { ReactNode } from 'react';
import { StoredInstead } from '../features';
import { useSite } from '../SiteContext';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { useProgress } from './progress';

/** The content, or, where the page at the new address could not be had, what went wrong and a Retry button (GO-08). */
export function LoadFailure({ children }: { readonly children: ReactNode }): ReactNode {
  const { text } = useSite().layout;
  const progress = useProgress();
  if (progress.kind !== 'failed') return children;
  return (
    <Callout kind="warning" role="alert">
      <h1>{text.loading.failed}</h1>
      <p>{progress.message}</p>
      <Button onClick={progress.retry}>{text.loading.retry}</Button>
      <StoredInstead />
    </Callout>
  );
}
