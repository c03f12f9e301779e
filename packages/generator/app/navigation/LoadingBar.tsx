import type { ReactNode } from 'react';
import { StoredInstead } from '../features';
import { useSiteLayout } from '../SiteContext';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { ErrorMessages } from '../ui/ErrorMessages';
import { LoadingMark } from '../ui/LoadingMark';
import css from './LoadingBar.module.css';
import { useProgress } from './progress';

/** A thin bar at the very top that creeps while the next page takes long, and completes when it is shown (GO-06). */
export function LoadingBar() {
  const { kind } = useProgress();
  return <div className={css.bar} data-progress={kind} aria-hidden="true" />;
}

/**
 * The content, or, where the page at the new address could not be loaded, what went wrong and a Retry button (GO-08);
 * then the mark of what is late, until there is a page again.
 */
export function LoadFailure({ children }: { readonly children: ReactNode }): ReactNode {
  const { text } = useSiteLayout();
  const progress = useProgress();
  if ('isBlank' in progress && progress.isBlank) return <LoadingMark className={css.mark} />;
  if (progress.kind !== 'failed') return children;
  return (
    <Callout kind="warning" role="alert">
      <div className={css.failure}>
        <h1>{text.loading.failed}</h1>
        <p>{text.misplaced.network}</p>
        <Button onClick={progress.retry}>{text.loading.retry}</Button>
        <StoredInstead />
        <ErrorMessages error={progress.error} />
      </div>
    </Callout>
  );
}
