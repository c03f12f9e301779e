import { currentProgress, setProgress, slowAfterMilliseconds } from '../app/navigation/progress';

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
