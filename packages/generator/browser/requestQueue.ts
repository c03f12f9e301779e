export type Priority = 'high' | 'low';

/** Requests under way at once. One place is kept free of links in view, for the link that is pointed at. */
const mostAtOnce = { high: 4, low: 3 };

/** Requests that wait for their turn, by priority and then in the order in which they were added. */
export interface RequestQueue {
  /** Adds a request; it begins with the next call of `start` that has room for it. */
  add(path: string, priority: Priority): void;
  /** Begins as many of the requests that wait as there is room for. */
  start(): void;
}

/** @param run makes one request and tells whether anything answered; never rejects */
export function createRequestQueue(
  run: (path: string, priority: Priority) => Promise<boolean>,
): RequestQueue {
  const waiting: Record<Priority, string[]> = { high: [], low: [] };
  let underWay = 0;
  const begin = async (path: string, priority: Priority) => {
    underWay += 1;
    const isAnswered = await run(path, priority);
    underWay -= 1;
    // Without a network, or while the page is left, nothing would answer those that wait either.
    if (isAnswered) start();
  };
  const start = () => {
    for (const priority of ['high', 'low'] as const) {
      const free = Math.max(mostAtOnce[priority] - underWay, 0);
      for (const path of waiting[priority].splice(0, free)) void begin(path, priority);
    }
  };
  return { add: (path, priority) => waiting[priority].push(path), start };
}
