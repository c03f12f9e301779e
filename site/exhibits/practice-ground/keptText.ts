/** A text that stays on this device until the next visit; empty where there is none, or storage is blocked. */
export function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // Blocked storage reads as empty.
  }
}

/** Keeps a text, or nothing where it is empty. */
export function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full: what it was lasts as long as the page.
  }
}
