import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
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
  useCloseWhenWide(second === null ? '820px' : '997px', close);

  if (!navbar.hasMenu && second === null) return null;
  return (
    <div className={css.menu} data-panels={second === null ? 1 : 2}>
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
            {colorMode.switch && (
              <div className={css.toggle}>
                <ColorToggle />
              </div>
            )}
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

/** @param from the width from which on the bar, or the bar and the column, have all that is in the menu */
function useCloseWhenWide(from: '820px' | '997px', close: () => void): void {
  useEffect(() => {
    const wide = matchMedia(`(width >= ${from})`);
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [from, close]);
}
