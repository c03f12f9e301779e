import { heldStyle } from '../model/heldStyle';

/** Layers and fonts among the rules of a sheet have no selector, and their styles are not asked for. */
interface StyleRule {
  readonly selectorText?: string;
  readonly style: CSSStyleDeclaration;
}

/**
 * Gives elements the styles that the build has moved into rules of the page's own styles, the first in its head, so
 * that React, which takes these elements over, can change and remove them like any style it has set.
 */
export function restoreStyleAttributes(root: ParentNode): void {
  const rules = (document.styleSheets[0]?.cssRules ?? []) as Iterable<StyleRule>;
  for (const { selectorText, style } of rules) {
    if (!selectorText?.startsWith(`[${heldStyle}`)) continue;
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(selectorText)) {
      element.style.cssText = style.cssText;
      element.removeAttribute(heldStyle);
    }
  }
}
