const key = 'passport';
const listeners = new Set<() => void>();
/** Those that could not be kept: they last as long as the page. */
let unkept: readonly string[] = [];

/** The names in a text of stamps, each once; what cannot be a name is left out. */
export function parseStamps(text: string): readonly string[] {
  return [...new Set(text.split(/\s+/).filter((name) => /^[\w-]{1,40}$/.test(name)))];
}

/** The names of the stamps that the visitor has, the oldest first. */
export function readStamps(): readonly string[] {
  let text = '';
  try {
    text = localStorage.getItem(key) ?? '';
  } catch {
    // Blocked storage reads as empty.
  }
  return [...new Set([...parseStamps(text), ...unkept])];
}

/** Adds stamps to those that are kept by now, of other tabs too. */
export function addStamps(names: readonly string[]): void {
  const before = readStamps();
  const after = [...new Set([...before, ...names])];
  if (after.length === before.length && unkept.length === 0) return;
  try {
    localStorage.setItem(key, after.join(' '));
    unkept = [];
  } catch {
    unkept = after; // Blocked or full.
  }
  for (const listener of listeners) listener();
}

/** Whether all of them are kept for the next visit. */
export function areStampsKept(): boolean {
  return unkept.length === 0;
}

/** Calls `listener` after each change, in this tab or another, until the returned function is called. */
export function watchStamps(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}
