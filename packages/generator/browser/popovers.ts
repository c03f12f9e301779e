/** Marks a popover that is open; `base.css` hides the others. */
const openMark = 'data-open';

/**
 * Gives browsers that do not know popovers (Safari before 17, Chrome before 114, Firefox before 125) what this site
 * uses of them: a button opens and closes what its `popovertarget` names; a press elsewhere, Escape and another menu
 * close it; code asks whether it matches `:popover-open`, and is told by `beforetoggle` and `toggle`. The usual polyfill moves the focus into whatever opens, also by hovering.
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function fillInPopovers(): void {
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    value(selectors: string) {
      return matches.call(this, selectors.replace(':popover-open', `[${openMark}]`));
    },
  });
  HTMLElement.prototype.showPopover = function () {
    if (this.getAttribute('popover') === 'auto') closeMenus(this);
    setOpen(this, true);
  };
  HTMLElement.prototype.hidePopover = function () {
    setOpen(this, false);
  };
  // At the window, after the handlers of the page, which may prevent what a button does.
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    closeMenus(menu ?? target);
    if (menu === null || defaultPrevented) return;
    const isClosing = menu.hasAttribute(openMark) || button?.getAttribute('popovertargetaction') === 'hide';
    setOpen(menu, !isClosing);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const focused = document.activeElement?.closest(`[${openMark}]`);
    closeMenus(null);
    if (focused) document.querySelector<HTMLElement>(`[popovertarget="${focused.id}"]`)?.focus();
  });
}

/** Closes all menus but the one that is kept, or that an element is part of. */
function closeMenus(kept: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLElement>(`[popover="auto"][${openMark}]`))
    if (!menu.contains(kept)) setOpen(menu, false);
}

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(openMark) === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute(openMark, isOpen);
  // No browser lifts it above all else: it stands above the bar and what has been placed in the page.
  popover.style.zIndex = '3';
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
