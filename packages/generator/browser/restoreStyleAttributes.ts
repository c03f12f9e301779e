import { heldStyle } from '../model/heldStyle';

/**
 * Gives elements the styles that the build has kept in an attribute of theirs, so that React, which takes
 * these elements over, can change and remove them like any style it has set.
 */
export function restoreStyleAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${heldStyle}]`)) {
    element.style.cssText = element.getAttribute(heldStyle) ?? '';
    element.removeAttribute(heldStyle);
  }
}
