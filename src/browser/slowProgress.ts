import { currentProgress, setProgress } from '../app/navigation/progress';

/** A navigation that is faster than this shows no sign of itself (GO-06). */
const slowAfterMilliseconds = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the visitor of a navigation that takes long, until `endProgress`.
 * @param isTold `false` for navigations within a page
 */
export function startProgress(isTold: boolean): void {
  if (currentProgress().kind !== 'idle') setProgress({ kind: 'idle' });
  if (isTold) timer = setTimeout(() => setProgress({ kind: 'slow' }), slowAfterMilliseconds);
}

/** The navigation has come to its end, or was given up: by the visitor, or for another one. */
export function endProgress(): void {
  clearTimeout(timer);
  if (currentProgress().kind === 'slow') setProgress({ kind: 'arrived' });
}
