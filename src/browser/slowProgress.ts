import { currentProgress, setProgress } from '../app/moving/progress';

/** A navigation that is faster than this shows no sign of itself (GO-06). */
const slowAfterMilliseconds = 200;

/**
 * Tells the visitor of a navigation that takes long. The returned function ends it; with `true` if
 * another navigation has taken its place, which then tells of itself.
 * @param isTold `false` for navigations within a page
 */
export function startProgress(isTold: boolean): (isReplaced: boolean) => void {
  if (currentProgress().kind !== 'idle') setProgress({ kind: 'idle' });
  const timer = isTold ? setTimeout(() => setProgress({ kind: 'slow' }), slowAfterMilliseconds) : undefined;
  return (isReplaced) => {
    clearTimeout(timer);
    if (!isReplaced && currentProgress().kind === 'slow') setProgress({ kind: 'arrived' });
  };
}
