/** A device that is never idle does the work after this time all the same, in milliseconds. */
const longestWait = 2000;

/** Runs work when the browser has nothing else to do. */
export function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, 200);
}
