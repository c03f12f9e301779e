/**
 * The longest anybody waits for a part of the site, in milliseconds: several times what a page takes on
 * slow mobile networks. What has not come by then is told to the visitor, who may try again.
 */
const longestWait = 15_000;

/**
 * Makes what `begin` makes, or gives up.
 * @param begin is told by the signal that nobody waits any more
 * @param limit in milliseconds
 * @throws what `giveUp` makes, if it takes too long
 */
export function withinLimit<Value>(
  begin: (signal: AbortSignal) => Promise<Value>,
  giveUp: () => Error,
  limit = longestWait,
): Promise<Value> {
  const waiting = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(giveUp());
      waiting.abort();
    }, limit);
    begin(waiting.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
