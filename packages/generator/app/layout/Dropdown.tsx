import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Current } from '../../model/activeItems';
import { useSiteLayout } from '../SiteContext';
import { moveFocus, verticalKeys } from '../ui/moveFocus';
import { RepeatedIcon } from '../ui/RepeatedIcon';
import { useHydrated } from '../ui/useHydrated';
import css from './Dropdown.module.css';
import linkCss from './NavEntry.module.css';

interface Props {
  readonly label: ReactNode;
  /** Where the label itself leads; then only the arrow beside it opens the menu. */
  readonly href?: string | undefined;
  readonly current?: Current | undefined;
  /** List items with one link each. */
  readonly children: ReactNode;
}

/**
 * A menu of links below the bar (NAV-06). The browser's popover opens and closes it, also without
 * scripts; scripts add hovering, arrow keys, and closing when the focus leaves.
 */
export function Dropdown({ label, href, current, children }: Props) {
  const { text } = useSiteLayout();
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const isHovered = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();

  const isShown = () => menu.current?.matches(':popover-open');
  const show = () => isShown() || menu.current?.showPopover();
  const hide = () => isShown() && menu.current?.hidePopover();
  // The menu may have been opened before the scripts were there.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') === true), []);
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'ArrowDown') show();
    if (!menu.current || !isShown()) return;
    const links = [...menu.current.querySelectorAll('a')];
    if (moveFocus(links, event.key, verticalKeys)) event.preventDefault();
  };

  return (
    <li
      className={css.item}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || isOpen) return;
        isHovered.current = true;
        show();
      }}
      onPointerLeave={() => {
        if (isHovered.current) hide();
        isHovered.current = false;
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) hide();
      }}
    >
      {href !== undefined && (
        <a className={linkCss.link} href={href} aria-current={current}>
          {label}
        </a>
      )}
      <button
        className={linkCss.link}
        type="button"
        popoverTarget={id}
        aria-haspopup="true"
        aria-expanded={hydrated ? isOpen : undefined}
        aria-label={
          href === undefined ? undefined : isOpen ? text.menu.collapseDropdown : text.menu.expandDropdown
        }
        onClick={(event) => {
          // A pointer that presses a menu which it has opened by hovering keeps it open; a key closes it.
          if (isHovered.current && event.detail > 0) event.preventDefault();
          isHovered.current = false;
        }}
      >
        {href === undefined && label}
        <RepeatedIcon name="chevron" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link also comes from the keyboard */}
      <ul
        id={id}
        ref={menu}
        className={css.menu}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'closed') isHovered.current = false;
        }}
        onClick={hide}
      >
        {children}
      </ul>
    </li>
  );
}
