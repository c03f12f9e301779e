/** Scrolls `container`, and nothing else, so that `element` stands in its middle, unless it is in view already (SB-07). */
export function revealIn(container: Element, element: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
