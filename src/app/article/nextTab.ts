/** The tab that a key moves the focus to, going round at the ends; `undefined` for other keys. */
export function nextTab(
  index: number,
  count: number,
  key: string,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const backward = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
