/** Moves the focus among the links of `list` as the arrow keys, Home and End ask for; says whether `key` was one of them. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const links = [...list.querySelectorAll('a')];
  const next = nextIndex(
    links.findIndex((link) => link.matches(':focus')),
    links.length,
    key,
  );
  if (next === undefined) return false;
  links[next]?.focus();
  return true;
}

/** The place to move to in a list of `count`, going round at its ends; -1 is before the list, undefined no move. */
export function nextIndex(index: number, count: number, key: string): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
