/** The keys that move on and back among controls in a row or column. */
interface Keys {
  readonly on: string;
  readonly back: string;
}

export const verticalKeys: Keys = { on: 'ArrowDown', back: 'ArrowUp' };

export function horizontalKeys(direction: 'ltr' | 'rtl'): Keys {
  return direction === 'ltr'
    ? { on: 'ArrowRight', back: 'ArrowLeft' }
    : { on: 'ArrowLeft', back: 'ArrowRight' };
}

/** Moves the focus among `controls` as a key asks for; says whether the key was one that does. */
export function moveFocus(controls: readonly HTMLElement[], key: string, keys: Keys): boolean {
  const focused = controls.findIndex((control) => control.matches(':focus'));
  const next = nextIndex(focused, controls.length, key, keys);
  if (next === undefined) return false;
  controls[next]?.focus();
  return true;
}

/**
 * The place that a key leads to in a list of `count`, going round at its ends.
 * @param index -1 is before the list
 * @returns `undefined` for keys that lead nowhere
 */
export function nextIndex(index: number, count: number, key: string, keys: Keys): number | undefined {
  if (key === keys.on) return (index + 1) % count;
  if (key === keys.back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
