import { type MouseEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { theme } from '#site/theme';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useCloseOnBack } from '../ui/useCloseOnBack';
import { useHydrated } from '../ui/useHydrated';
import { ColorToggle } from './ColorToggle';
import { Logo } from './Logo';
import css from './MobileMenu.module.css';
import { MobilePanels, type Panel, useSecondPanel } from './MobilePanels';

/**
 * The menu of narrow windows and its button (MOB-01 to 08). Without scripts the button opens the
 * dialog as a popover; with them it is modal, so that the browser keeps the focus inside, makes
 * the page behind inert and closes it on Escape.
 */
export function MobileMenu() {
  const { text, colorMode, navbar } = useSiteLayout();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Panel | null>(null);
  const hydrated = useHydrated();
  const second = useSecondPanel();

  const open = useCallback((panel: Panel) => {
    const { activeElement } = document;
    const wasInside = dialog.current?.contains(activeElement);
    if (dialog.current?.matches(':popover-open')) dialog.current.hidePopover();
    dialog.current?.showModal();
    if (wasInside && activeElement instanceof HTMLElement) activeElement.focus();
    setOpen(true);
    setShown(panel);
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    // Opened as a popover before scripts ran: from here on it is modal, and shows what it did.
    if (dialog.current?.matches(':popover-open')) open('main');
  }, [open]);
  useCloseOnBack(isOpen, close);
  useCloseWhenHidden(isOpen, menu, close);

  if (!navbar.hasMenu && second === null) return null;
  return (
    <div ref={menu} className={css.menu}>
      <button
        className={css.button}
        type="button"
        popoverTarget={id}
        aria-label={text.menu.open}
        aria-haspopup="dialog"
        aria-expanded={hydrated ? isOpen : undefined}
        onClick={(event) => {
          event.preventDefault();
          open(second === null ? 'main' : 'second');
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, a click on a link also comes from the keyboard */}
      <dialog
        id={id}
        ref={dialog}
        className={css.dialog}
        popover="auto"
        aria-label={text.main}
        onClick={closeWhenChosen}
        onClose={() => setOpen(false)}
      >
        <div className={css.sheet}>
          <div className={css.header}>
            <Logo />
            {colorMode.switch && <ColorToggle />}
            {hydrated && theme.Control && <theme.Control />}
            <button
              className={css.button}
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={text.menu.close}
              onClick={close}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <MobilePanels shown={shown} onShow={setShown} second={second} />
          {isOpen && theme.Ground && <theme.Ground />}
        </div>
      </dialog>
    </div>
  );
}

/** A press on the backdrop, which counts as the dialog itself, or on a link that leads away closes the menu (MOB-05). */
function closeWhenChosen(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget } = event;
  const isLink = target instanceof Element && target.closest('a') !== null && !event.defaultPrevented;
  if (target !== currentTarget && !isLink) return;
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  else currentTarget.close();
}

/** Closes the menu once its window, or the text in it, has changed so that the bar has all that is in the menu. */
function useCloseWhenHidden(isOpen: boolean, menu: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen || menu.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry?.contentRect.width === 0 && close());
    observer.observe(menu.current);
    return () => observer.disconnect();
  }, [isOpen, menu, close]);
}
